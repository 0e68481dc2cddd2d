import Glibc

/// Where finished bytes go, as found on the file system before anything is drawn.
enum OutputTarget: Sendable, Hashable {
  /// A regular file, existing or not: replaced by a rename. Symbolic links are already followed.
  case file(folder: String, name: String)
  /// A device or a named pipe: written into, as replacing it would destroy it.
  case special(path: String)
  case standardOutput

  /// - Throws: ``OutputError`` when nothing can be written there.
  init(path: String, keepsExisting: Bool) throws(OutputError) {
    guard path != "-" else {
      self = .standardOutput
      return
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw OutputError(.cannotCreate, path, reason: "the name is empty or has a NUL")
    }
    let resolved = try Self.followingLinks(path)
    var status = stat()
    if stat(resolved, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw OutputError(.cannotCreate, path, errno: EISDIR)
      case S_IFREG:
        if keepsExisting {
          throw OutputError(.cannotCreate, path, reason: "it exists, and --no-clobber keeps it")
        }
      default:
        self = .special(path: resolved)
        return
      }
    } else if errno != ENOENT {
      throw OutputError(.cannotCreate, path, errno: errno)
    }
    let (folder, name) = Self.split(resolved)
    guard !name.isEmpty else { throw OutputError(.cannotCreate, path, errno: EISDIR) }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw OutputError(.cannotCreate, path, errno: errno)
    }
    self = .file(folder: folder, name: name)
  }

  /// The file a chain of symbolic links ends at, whether or not that exists.
  private static func followingLinks(_ path: String) throws(OutputError) -> String {
    var current = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let length = readlink(current, &buffer, Int(PATH_MAX))
      guard length >= 0 else { return current }
      let target = String(
        decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      current = target.hasPrefix("/") ? target : split(current).folder + "/" + target
    }
    throw OutputError(.cannotCreate, path, errno: ELOOP)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }
}

extension OutputTarget {
  /// Finds out, before anything is drawn, whether all outputs can be put where they are to go.
  ///
  /// - Parameter frames: of a sequence.
  /// - Throws: ``RenderError/output(_:)``, or `unsuitable` for two paths to one file.
  static func check(
    _ outputs: [Output], frames: Int, keepsExisting: Bool
  ) throws(RenderError) {
    var seen: [OutputTarget: String] = [:]
    for output in outputs {
      for path in output.files(frames: frames) {
        let target: OutputTarget
        do { target = try OutputTarget(path: path, keepsExisting: keepsExisting) } catch {
          throw .output(error)
        }
        if let other = seen.updateValue(output.path, forKey: target.canonical) {
          let isFrame = path != output.path || NumberPattern(other) != nil
          throw .unsuitable(
            option: "--output",
            reason: "'\(other)' and '\(output.path)' are "
              + (isFrame ? "both to write \(path)" : "the same file"))
        }
      }
    }
  }

  /// The target with its folder's true path, so that two ways to one file compare equal.
  private var canonical: OutputTarget {
    guard case .file(let folder, let name) = self else { return self }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard realpath(folder, &buffer) != nil else { return self }
    let path = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return .file(folder: String(decoding: path, as: UTF8.self), name: name)
  }
}
