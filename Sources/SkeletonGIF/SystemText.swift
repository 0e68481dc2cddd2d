import Glibc

/// What the system calls an errno.
func systemText(_ errno: Int32) -> String {
  String(cString: strerror(errno))
}
