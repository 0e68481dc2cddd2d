import Glibc

/// Which build of the tool this process runs.
enum BuildIdentity {
  /// The number that the linker has made of the executable's content; where it left none, what
  /// tells one file from another.
  static var text: String {
    let path = "/proc/self/exe"
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "unknown" }
    defer { close(descriptor) }
    if let number = buildNumber(descriptor) {
      return number.map { String($0, radix: 16) }.joined(separator: ".")
    }
    guard let stamp = FileStamp(path) else { return "unknown" }
    return "\(stamp.bytes) \(stamp.modified)"
  }

  /// The build number of a 64-bit ELF file, from the segments that hold notes.
  ///
  /// - Source: elf(5).
  private static func buildNumber(_ descriptor: Int32) -> ArraySlice<UInt8>? {
    guard let header = bytes(64, at: 0, descriptor) else { return nil }
    let (start, size, count) = (
      number(header[32..<40]), number(header[54..<56]), number(header[56..<58])
    )
    for index in 0..<count {
      guard let segment = bytes(56, at: start + index * size, descriptor) else { return nil }
      let (type, place, length) = (
        number(segment[0..<4]), number(segment[8..<16]), number(segment[32..<40])
      )
      guard type == 4, length < 1 << 16, let notes = bytes(length, at: place, descriptor) else {
        continue
      }
      if let found = buildNumber(in: notes) { return found }
    }
    return nil
  }

  /// The content of the note of type 3 that is called `GNU`.
  private static func buildNumber(in notes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 0
    while place + 12 <= notes.count {
      let (nameSize, size, type) = (
        number(notes[place..<place + 4]), number(notes[place + 4..<place + 8]),
        number(notes[place + 8..<place + 12])
      )
      let name = place + 12
      let content = name + (nameSize + 3) & ~3
      guard content + size <= notes.count else { return nil }
      if type == 3, notes[name..<name + nameSize].elementsEqual("GNU\0".utf8) {
        return notes[content..<content + size]
      }
      place = content + (size + 3) & ~3
    }
    return nil
  }

  /// Little-endian; a number that is no place in a file is 0.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) ?? 0
  }

  private static func bytes(_ count: Int, at place: Int, _ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(place)) == count ? bytes : nil
  }
}
