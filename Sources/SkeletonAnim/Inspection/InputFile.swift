import Glibc
import SkeletonGIF

/// A file open for reading, until the last reference to it goes.
final class InputFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(InspectionError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InspectionError(path, errno: errno) }
  }

  deinit { close(descriptor) }

  /// Whether it begins as a GIF does.
  func isGIF() throws(InspectionError) -> Bool {
    var magic = [UInt8](repeating: 0, count: 4)
    guard pread(descriptor, &magic, 4, 0) >= 0 || errno == ESPIPE else {
      throw InspectionError(path, errno: errno)
    }
    return magic == Array("GIF8".utf8)
  }

  /// Reads it as a GIF of up to 16384 × 16384 pixels.
  func gif() throws(GIFError) -> GIFReader {
    try GIFReader(pixelLimit: 1 << 28) { [self] buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      return count < 0 ? -Int(errno) : count
    }
  }
}
