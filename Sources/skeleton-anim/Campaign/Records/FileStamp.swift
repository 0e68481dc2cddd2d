import Glibc
import SkeletonCampaign

/// What the file system says of a regular file.
struct FileStamp: Sendable, Hashable {
  let bytes: Int
  /// When its content last changed, in nanoseconds since 1970.
  let modified: Int

  /// nil when there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    bytes = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// The SHA-256 of a file's bytes, in hexadecimal; nil when it cannot be read.
  static func digest(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return hash.hexadecimal }
      hash.update(buffer[..<count])
    }
  }
}
