import Glibc

/// Runs scripts that act as judges.
enum PythonScript {
  /// The exit status of Debian's Python with these arguments; −1 if it does not start.
  static func run(_ arguments: [String]) -> Int32 {
    let python = "/usr/bin/python3"
    var argv = ([python] + arguments).map { strdup($0) }
    defer { for argument in argv { free(argument) } }
    argv.append(nil)
    var pid = pid_t()
    guard posix_spawn(&pid, python, nil, nil, argv, environ) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
