import Glibc

/// How much memory a run may plan with when nobody says.
enum MemoryLimit {
  /// Enough for 8K pictures on many processors.
  static let most = 2 << 30

  /// ``most``, or what this process is allowed where that is less: by what the limit on its address
  /// space (`ulimit -v`) leaves, or by its control groups.
  ///
  /// A limit of a group holds for the groups inside its own as well, and a container may see only the outer
  /// part of its groups' path, so that all of them are looked at.
  ///
  /// - Parameter root: the folder that stands for `/`, without a slash at its end.
  /// - Source: cgroups(7); the kernel's admin guide, "memory.max" of version 2 and
  ///   "memory.limit_in_bytes" of version 1, where no limit is a number beyond all memory.
  static func usual(root: String = "") -> Int {
    var limit = min(most, addressSpace())
    for group in text(root + "/proc/self/cgroup").split(separator: "\n") {
      // hierarchy:controllers:path, with neither number nor controllers for version 2.
      let parts = group.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let (mount, file): (String, String)
      if parts[0] == "0" {
        (mount, file) = ("/sys/fs/cgroup", "memory.max")
      } else if parts[1].split(separator: ",").contains("memory") {
        (mount, file) = ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
      } else {
        continue
      }
      var folder = root + mount
      for name in [""] + parts[2].split(separator: "/") as [Substring] {
        folder += "/" + name
        let value = text(folder + "/" + file).prefix { !$0.isWhitespace }
        if let bytes = Int(value), bytes > 0 { limit = min(limit, bytes) }
      }
    }
    return limit
  }

  /// What the limit on the address space leaves for pictures: the program itself is in it already,
  /// and its threads will be. Dispatch tries for ever to start a thread whose stack finds no room.
  static func addressSpace() -> Int {
    var (space, stack) = (rlimit(), rlimit())
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space) == 0,
      space.rlim_cur < rlim_t(Int.max),
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0,
      // In pages; the first number is the size of all that is mapped.
      let pages = text("/proc/self/statm").split(separator: " ").first.flatMap({ Int($0) })
    else { return .max }
    let threads = Processors.available + 2
    let mapped = pages * sysconf(Int32(_SC_PAGESIZE))
    let stacks = threads * Int(min(stack.rlim_cur, 8 << 20))
    return max(0, Int(space.rlim_cur) - mapped - stacks)
  }

  /// A small file's content; empty for one that cannot be read.
  private static func text(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
