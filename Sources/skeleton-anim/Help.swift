/// The text of `--help`, made from the option table.
enum Help {
  static var text: String {
    var lines = ["usage:"]
    let usages = Command.allCases.map { "  skeleton-anim \($0.usage)" }
    let width = usages.map(\.count).max() ?? 0
    for (usage, command) in zip(usages, Command.allCases) {
      lines.append(padded(usage, to: width + 2) + command.summary)
    }
    lines += [
      "",
      "SCENE is the name of a built-in scene, a Swift file with a #Preview, or - for Swift source on",
      "standard input; 'preview' when left out.",
      "Without options the scene is written to skeleton.gif: 30 frames a second for 1.5 seconds.",
    ]
    for section in OptionSpec.Section.allCases {
      lines += ["", "\(section.rawValue):"]
      for spec in OptionTable.all where spec.section == section {
        lines += entry(spec)
      }
    }
    lines += [
      "",
      "exit codes: 0 done · 1 check: the file differs · 2 usage · 65 malformed input · 66 input unreadable · 69 font, encoder or",
      "library missing · 70 internal error · 73 output cannot be created · 74 writing failed ·",
      "130 and 143 interrupted",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ spec: OptionSpec) -> [String] {
    let names = (spec.short.map { "\($0), " } ?? "") + spec.name
    let head = "  " + names + (spec.value.map { " \($0)" } ?? "")
    let text = spec.help + (spec.defaultText.map { " [\($0)]" } ?? "")
    let column = 28
    var lines: [String] = []
    var line = head.count + 2 > column ? "" : padded(head, to: column)
    if line.isEmpty {
      lines.append(head)
      line = padded("", to: column)
    }
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = padded("", to: column)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
