import Foundation

/// Folders on the disk.
enum Folders {
  /// Makes a folder and those that it lies in, as far as they are missing.
  ///
  /// - Throws: ``Failure`` when one cannot be made.
  static func make(_ path: String) throws {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure(path, errno)
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path, errno) }
  }

  /// The names in a folder in order; none when there is no folder.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(
      message: "cannot create the folder \(path): \(String(cString: strerror(code)).lowercased())",
      code: ExitCode.cannotCreate)
  }
}
