import Glibc

/// What tells whether two paths lead to one file.
enum TruePath {
  /// The path with all links followed, as far as there is something.
  static func of(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if realpath(path, &buffer) != nil {
      return String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let folder = CampaignFolders.parent(of: path)
    guard folder != path else { return path }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return CampaignFolders.joined(of(folder), name)
  }
}
