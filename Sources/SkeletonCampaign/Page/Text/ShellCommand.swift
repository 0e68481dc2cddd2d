/// Words of a command line as a POSIX shell reads them.
enum ShellCommand {
  /// The word, in quotes where a shell would take it for something else.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._/:=@%+,".utf8.contains(byte)
        }
      }
    if isPlain { return word }
    // Split by scalars: a mark that combines with the quote is a part of no quote of ours.
    var result = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }
}
