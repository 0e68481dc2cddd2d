/// The numbers that scripts rely on; those of `sysexits.h` where it has one.
enum ExitCode {
  static let success: Int32 = 0
  static let differs: Int32 = 1
  static let usage: Int32 = 2
  static let malformedInput: Int32 = 65
  static let unreadableInput: Int32 = 66
  static let missingResource: Int32 = 69
  static let internalError: Int32 = 70
  static let cannotCreate: Int32 = 73
  static let failedIO: Int32 = 74

  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
