/// The rules that a path under the campaign's folder keeps.
enum AssetPath {
  /// The most bytes that a file system takes for a name, and the kernel for a path, with room for
  /// the folder before it.
  private static let nameLimit = 255
  private static let pathLimit = 3000

  /// The path without what changes nothing in it; or why it cannot be.
  static func normalized(_ path: String, format: String) -> Result<String, Problem> {
    if path.hasPrefix("/") {
      return .failure(Problem("is absolute; paths are under the campaign's folder"))
    }
    if path.unicodeScalars.contains(where: {
      $0 == "\\" || $0.properties.generalCategory == .control
    }) {
      return .failure(Problem("has a backslash or control character; folders end in '/'"))
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.contains("..") {
      return .failure(Problem("has '..' in it; paths stay under the campaign's folder"))
    }
    guard let name = parts.last, !path.hasSuffix("/") else {
      return .failure(Problem("names a folder, not a file"))
    }
    if path.utf8.contains(UInt8(ascii: "%")), path.contains(/%\d*[A-Za-z]/) {
      return .failure(Problem("asks for a file a frame with '%'; an asset is one file"))
    }
    if parts.contains(where: { $0.utf8.count > nameLimit }) || path.utf8.count > pathLimit {
      return .failure(Problem("is too long: a name has at most \(nameLimit) bytes"))
    }
    if let problem = wrongExtension(of: name, format: format) { return .failure(problem) }
    return .success(parts.joined(separator: "/"))
  }

  struct Problem: Error {
    let text: String

    init(_ text: String) { self.text = text }
  }

  private static func wrongExtension(of name: Substring, format: String) -> Problem? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return Problem("has no extension; end it in .\(format)")
    }
    let given = name[name.index(after: dot)...].lowercased()
    // Programs that do not know APNG show its first frame when the name says PNG.
    if given == format || given == "png" && format == "apng" { return nil }
    return Problem("ends in .\(given), but the format is \(format)")
  }
}
