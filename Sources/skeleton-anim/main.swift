import Glibc

exit(Tool.run { try ProcessArguments.read() })
