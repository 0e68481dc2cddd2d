/// The numbers that scripts rely on; those of `sysexits.h` where it has one.
enum ExitCode {
  static let success: Int32 = 0
  /// A file is there or could be, and is not what was asked for.
  static let differs: Int32 = 1
  static let usage: Int32 = 2
  static let malformedInput: Int32 = 65
  static let unreadableInput: Int32 = 66
  static let missingResource: Int32 = 69
  static let internalError: Int32 = 70
  static let cannotCreate: Int32 = 73
  static let failedIO: Int32 = 74
  /// Some files of a batch are not there, and running it again may make them.
  static let incomplete: Int32 = 75

  /// For help, in words.
  static let meanings: [(code: String, meaning: String)] = [
    ("0", "done"),
    (
      "1",
      "check: the file differs; --for: a rule is broken; --max-bytes: nothing fits; batch "
        + "--merge-reports: a file is missing"
    ),
    ("2", "usage"), ("65", "malformed input"),
    ("66", "input unreadable"), ("69", "font, encoder or library missing"),
    ("70", "internal error"), ("73", "output cannot be created"), ("74", "writing failed"),
    ("75", "batch: some files are missing, try again"),
    ("130 and 143", "interrupted"),
  ]

  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
