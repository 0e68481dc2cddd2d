/// A bar of block characters.
enum ProgressBar {
  static func text(permille: Int, _ width: Int, colored: Bool) -> String {
    let cells = permille * width / 1000
    let bar =
      String(repeating: "█", count: cells) + String(repeating: "░", count: width - cells)
    return colored ? "\u{1B}[36m\(bar)\u{1B}[0m" : bar
  }
}
