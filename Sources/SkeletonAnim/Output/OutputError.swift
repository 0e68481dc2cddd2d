import Glibc

/// A file that could not be put in place.
public struct OutputError: Error, Sendable, Hashable {
  /// What went wrong, by what the user can do about it.
  public enum Kind: Sendable, Hashable {
    /// The file cannot be made: no folder, no permission, a folder of that name, or it exists
    /// and must be kept.
    case cannotCreate
    /// The file was begun and the system refused to take more: disk full, broken pipe, I/O error.
    case cannotWrite
  }

  /// What the user can do about it.
  public let kind: Kind
  /// The file, as it was asked for.
  public let path: String
  /// What the system said, in words: lower-case, without a full stop.
  public let reason: String

  init(_ kind: Kind, _ path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  init(_ kind: Kind, _ path: String, errno code: Int32) {
    self.init(kind, path, reason: Self.reason(code))
  }

  var isFullDisk: Bool { kind == .cannotWrite && reason == Self.reason(ENOSPC) }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "the folder does not exist"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the file would exceed the size limit"
    case EPIPE: "the reader closed the pipe"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}

extension OutputError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .cannotCreate: "cannot create \(path): \(reason)"
    case .cannotWrite: "cannot write \(path): \(reason)"
    }
  }
}
