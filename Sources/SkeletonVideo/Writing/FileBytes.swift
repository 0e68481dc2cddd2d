import Glibc

/// Whole files as bytes.
enum FileBytes {
  static func read(_ path: String) throws(VideoError) -> [UInt8] {
    let file = try MappedFile.open(path)
    return file.array(0..<file.count)
  }

  /// Replaces the content of a file that exists.
  ///
  /// - Throws: `cannotWrite`.
  static func replace(_ path: String, with bytes: [UInt8]) throws(VideoError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        let error = failure(path)
        close(descriptor)
        throw error
      }
      written += count
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> VideoError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
