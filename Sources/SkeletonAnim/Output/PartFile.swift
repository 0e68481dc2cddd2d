import Glibc

/// How part files are called: `.NAME.PID.NUMBER.part` beside the file NAME that they will become.
enum PartFile {
  /// The upper half of the numbers of this process's part files: in a container every run is
  /// process 1, and this tells its own from those that a run before it left.
  private static let run = UInt32.random(in: .min ... .max)

  /// Makes and opens a part file that does not exist yet, with the mode 0666 less the umask, and
  /// locks it for as long as it is open.
  ///
  /// - Returns: the errno as a failure.
  static func create(in folder: String, for name: String) -> (path: String, descriptor: Int32) {
    var (descriptor, path) = (Int32(-1), "")
    repeat {
      let number = UInt64(run) << 32 | UInt64(UInt32.random(in: .min ... .max))
      path = "\(folder)/.\(shortened(name)).\(getpid()).\(number).part"
      descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while descriptor < 0 && errno == EEXIST
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    return (path, descriptor)
  }

  /// Removes what processes that were killed have left of files whose names match.
  ///
  /// A part file is left over when the process that made it has ended and nobody holds its lock,
  /// which other machines and containers that share the folder do under numbers unknown here. This
  /// process's own stay: a finished one that waits for its turn is not locked any more.
  static func removeLeftovers(in folder: String, where matches: (String) -> Bool) {
    guard let directory = opendir(folder) else { return }
    var leftovers: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let part = parse(name), matches(part.target), hasEnded(part.process, part.number)
      else { continue }
      leftovers.append("\(folder)/\(name)")
    }
    closedir(directory)
    for path in leftovers where isUnlocked(path) { unlink(path) }
  }

  /// Whether a part file belongs to a target of this name.
  static func name(_ part: String, fits target: String) -> Bool { part == shortened(target) }

  private static func isUnlocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  private static func hasEnded(_ process: pid_t, _ number: UInt64) -> Bool {
    guard process != getpid() else { return UInt32(number >> 32) != run }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private static func parse(
    _ name: String
  ) -> (target: String, process: pid_t, number: UInt64)? {
    guard name.hasPrefix("."), name.hasSuffix(".part") else { return nil }
    let parts = name.dropFirst().dropLast(5).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = UInt64(parts[parts.count - 1]),
      let process = pid_t(parts[parts.count - 2]), process > 0
    else { return nil }
    return (parts.dropLast(2).joined(separator: "."), process, number)
  }

  /// A file name that leaves room for the suffix within 255 bytes.
  private static func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > 200 { name.removeLast() }
    return name
  }
}
