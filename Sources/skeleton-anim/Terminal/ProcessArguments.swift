/// The words of the command line, as the system hands them over.
enum ProcessArguments {
  /// Without the tool's own name.
  ///
  /// - Throws: for bytes that are no UTF-8. The standard library would mend them, so that a file of
  ///   another name were written, or a title of other letters.
  static func read() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let word = String(validatingCString: bytes) else {
        throw .notText(position: index, mended: String(cString: bytes))
      }
      words.append(word)
    }
    return words
  }
}
