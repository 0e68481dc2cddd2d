import Glibc

/// Why a run wrote nothing.
public enum RenderError: Error, Sendable, Equatable {
  /// A picture, a time or a combination that the format asked for cannot hold; `option` names
  /// what to change.
  case unsuitable(option: String, reason: String)
  /// The scene cannot be made; in the words of what makes it, with their place.
  case scene(String)
  /// A picture of the scene is damaged, too large, or cannot be read.
  case image(String)
  /// A font, an encoder or a library is missing.
  case missingResource(String)
  /// A file cannot be put in place.
  case output(OutputError)
  /// A library could not write on: disk full, broken pipe, I/O error.
  case writing(path: String, reason: String)
  /// An encoder or a file format library failed, or what it wrote does not read back.
  case encoding(path: String, reason: String)
  /// No compromise brings a file below the byte limit; `smallest` is the least that was reached.
  case overBudget(path: String, limit: Int, smallest: Int)
  /// A file breaks rules of the platform that it is for: found before anything was drawn, or in
  /// finished files, none of which was put in place.
  case againstRules(platform: String, problems: [String], isDrawn: Bool)
  /// The caller asked to stop.
  case cancelled
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsuitable(let option, let reason): "\(option): \(reason)"
    case .scene(let reason), .image(let reason), .missingResource(let reason): reason
    case .output(let error): error.description
    case .writing(let path, let reason): "cannot write \(path): \(reason)"
    case .encoding(let path, let reason): "\(path): \(reason)"
    case .overBudget(let path, let limit, let smallest):
      "\(path): no picture fits in \(limit) bytes; the smallest that was reached has \(smallest)"
    case .againstRules(let platform, let problems, let isDrawn):
      "--for \(platform): "
        + (isDrawn ? "nothing was put in place, as rules are broken" : "rules would be broken")
        + problems.map { "\n  \($0)" }.joined()
    case .cancelled: "cancelled"
    }
  }
}

extension RenderError {
  /// Whether no file can be written any more, rather than this one.
  package var isFullDisk: Bool {
    switch self {
    case .output(let error): error.isFullDisk
    // What the libraries say of the system's own code.
    case .writing(_, let reason):
      [ENOSPC, EDQUOT].contains {
        reason.lowercased() == String(cString: strerror($0)).lowercased()
      }
    default: false
    }
  }
}
