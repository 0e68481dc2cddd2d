/// The text of `--help`, made from the option table.
enum Help {
  /// What SCENE may be.
  static let scene =
    "SCENE is the name of a built-in scene, a Swift file with a #Preview, or - for Swift source on "
    + "standard input; 'preview' when left out. Without options the scene is written to "
    + "skeleton.gif: 30 frames a second for 1.5 seconds."

  static var text: String {
    var lines = ["usage:"]
    let usages = Command.allCases.map { "  skeleton-anim \($0.usage)" }
    let width = usages.map(\.count).max() ?? 0
    for (usage, command) in zip(usages, Command.allCases) {
      lines.append(padded(usage, to: width + 2) + command.summary)
    }
    lines += [""] + wrapped(scene, from: "", indent: 0)
    for section in OptionSpec.Section.allCases {
      lines += ["", "\(section.rawValue):"]
      for spec in OptionTable.all where spec.section == section {
        lines += entry(spec)
      }
    }
    let codes = ExitCode.meanings.map { "\($0.code) \($0.meaning)" }.joined(separator: " · ")
    lines += [""] + wrapped("exit codes: " + codes, from: "", indent: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ spec: OptionSpec) -> [String] {
    let names = (spec.short.map { "\($0), " } ?? "") + spec.name
    let head = "  " + names + (spec.value.map { " \($0)" } ?? "")
    let text = spec.help + (spec.defaultText.map { " [\($0)]" } ?? "")
    let column = 28
    guard head.count + 2 <= column else {
      return [head] + wrapped(text, from: padded("", to: column), indent: column)
    }
    return wrapped(text, from: padded(head, to: column), indent: column)
  }

  /// Breaks text into lines of 100 columns, the first of which is begun already.
  static func wrapped(_ text: String, from start: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = start
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = padded("", to: indent)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
