import Glibc

/// What giflib writes to: collects small writes, and never forgets a failure.
///
/// giflib overlooks most short writes and forgets the errno of the rest, so the first failure is
/// kept here and nothing is passed on after it.
final class OutputSink {
  /// Writes all bytes and returns 0, or returns the errno.
  private let write: (UnsafeRawBufferPointer) -> Int32
  private let buffer: UnsafeMutableRawBufferPointer
  private var pending = 0
  private(set) var failure: Int32 = 0

  init(_ write: @escaping (UnsafeRawBufferPointer) -> Int32) {
    self.write = write
    buffer = .allocate(byteCount: 1 << 15, alignment: 16)
  }

  deinit { buffer.deallocate() }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if bytes.count > buffer.count - pending { flush() }
    if bytes.count > buffer.count {
      pass(bytes)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: buffer[pending...]).copyMemory(from: bytes)
      pending += bytes.count
    }
  }

  func flush() {
    pass(UnsafeRawBufferPointer(rebasing: buffer[..<pending]))
    pending = 0
  }

  func check() throws(GIFError) {
    if failure != 0 { throw .write(errno: failure) }
  }

  private func pass(_ bytes: UnsafeRawBufferPointer) {
    if failure == 0, !bytes.isEmpty { failure = write(bytes) }
  }
}
