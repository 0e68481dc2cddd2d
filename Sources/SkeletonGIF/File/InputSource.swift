/// What giflib reads from; remembers a failure, which giflib takes for the end of the input.
final class InputSource {
  /// Fills the start of the buffer and returns how much, 0 at the end, or the negative errno.
  private let read: (UnsafeMutableRawBufferPointer) -> Int
  private(set) var failure: Int32 = 0

  init(_ read: @escaping (UnsafeMutableRawBufferPointer) -> Int) { self.read = read }

  /// How many bytes were read: fewer than asked for only at the end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < buffer.count, failure == 0 {
      let count = read(UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count == 0 { break }
      if count < 0 { failure = Int32(truncatingIfNeeded: -count) } else { filled += count }
    }
    return filled
  }
}
