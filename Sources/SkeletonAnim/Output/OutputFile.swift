import Glibc

/// A file that appears under its name complete or not at all.
///
/// Bytes go to a hidden part file beside the target, which replaces it in one step at
/// ``commit()``: until then, and after any failure, an older file of that name is untouched. The
/// part file of a target that is no regular file lies in the folder for temporary files, and its
/// content is copied to the target at the end. Destroying the value without a commit removes the
/// part file.
final class OutputFile {
  /// The path as the user gave it, for messages.
  let path: String
  /// Where an encoder that opens files itself has to write.
  let partPath: String

  private let target: OutputTarget
  private let keepsExisting: Bool
  private let isCancelled: @Sendable () -> Bool
  private var descriptor: Int32
  private var isCommitted = false

  /// Makes the part file, with the mode 0666 less the umask.
  ///
  /// - Parameter removesLeftovers: whether to look for part files of this target that processes
  ///   have left that were killed.
  /// - Parameter isCancelled: asked when a signal interrupts writing to a target that is slow.
  init(
    path: String, keepsExisting: Bool = false, removesLeftovers: Bool = true,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(OutputError) {
    self.path = path
    self.keepsExisting = keepsExisting
    self.isCancelled = isCancelled
    target = try OutputTarget(path: path, keepsExisting: keepsExisting)
    let (folder, name) =
      switch target {
      case .file(let folder, let name): (folder, name)
      case .special, .standardOutput: (Self.temporaryFolder, "skeleton-anim")
      }
    if removesLeftovers {
      PartFile.removeLeftovers(in: folder) { PartFile.name($0, fits: name) }
    }
    let (part, found) = PartFile.create(in: folder, for: name)
    guard found >= 0 else {
      // The folder is there, as the target says; those of the system have files of their own alone.
      guard errno != ENOENT else {
        throw OutputError(.cannotCreate, path, reason: "its folder takes no new files")
      }
      throw OutputError(.cannotCreate, path, errno: errno)
    }
    partPath = part
    descriptor = found
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isCommitted { unlink(partPath) }
  }

  /// Appends bytes; the result is 0, or the `errno` of the write that failed.
  func append(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    write(bytes, to: descriptor)
  }

  func append(_ bytes: [UInt8]) throws(OutputError) {
    let code = bytes.withUnsafeBytes { append($0) }
    guard code == 0 else { throw OutputError(.cannotWrite, path, errno: code) }
  }

  /// Forces what was written to the disk and closes the part file.
  func finishWriting() throws(OutputError) {
    guard descriptor >= 0 else { return }
    let synced = fsync(descriptor) == 0 ? 0 : errno
    let closed = close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    guard synced == 0, closed == 0 else {
      throw OutputError(.cannotWrite, path, errno: synced != 0 ? synced : closed)
    }
  }

  /// Calls `body` with what reads the part file back: it fills the start of a buffer and returns
  /// how much it filled, 0 at the end, or a negative errno.
  func withContents<T>(
    _ body: (@escaping (UnsafeMutableRawBufferPointer) -> Int) throws -> T
  ) throws -> T {
    let input = open(partPath, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw OutputError(.cannotWrite, path, errno: errno) }
    defer { close(input) }
    return try body { buffer in
      while true {
        let count = read(input, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        if errno != EINTR { return -Int(errno) }
      }
    }
  }

  /// Bytes in the part file now.
  var byteCount: Int {
    var status = stat()
    return stat(partPath, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Puts the file in place.
  func commit() throws(OutputError) {
    try finishWriting()
    switch target {
    case .file(let folder, let name):
      let final = "\(folder)/\(name)"
      // A hard link refuses to replace what appeared meanwhile; a rename would not.
      let moved = keepsExisting ? link(partPath, final) : rename(partPath, final)
      guard moved == 0 else { throw OutputError(.cannotCreate, path, errno: errno) }
      isCommitted = !keepsExisting
      Self.syncFolder(folder)
    case .special(let device):
      let out = open(device, O_WRONLY | O_CLOEXEC)
      guard out >= 0 else { throw OutputError(.cannotCreate, path, errno: errno) }
      defer { close(out) }
      try copy(to: out)
    case .standardOutput:
      try copy(to: STDOUT_FILENO)
    }
  }

  private func copy(to out: Int32) throws(OutputError) {
    let input = open(partPath, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw OutputError(.cannotWrite, path, errno: errno) }
    defer { close(input) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw OutputError(.cannotWrite, path, errno: errno) }
      if count == 0 { return }
      let code = buffer.withUnsafeBytes {
        write(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: out)
      }
      guard code == 0 else { throw OutputError(.cannotWrite, path, errno: code) }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count < 0 {
        // A reader that does not read must not keep a cancelled run alive.
        if errno == EINTR && !isCancelled() { continue }
        return errno
      }
      done += count
    }
    return 0
  }

  /// The entry in the folder is on the disk when this returns; a file system that cannot sync
  /// folders has done what it can.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var temporaryFolder: String {
    guard let value = getenv("TMPDIR") else { return "/tmp" }
    let folder = String(cString: value)
    return folder.isEmpty ? "/tmp" : folder
  }
}
