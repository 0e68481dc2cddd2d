/// The manual page, made from the option table, in the language of `man`.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH SKELETON-ANIM 1 \"\" \"skeleton-anim \(Version.number)\" \"\"", ".SH NAME",
      escaped("skeleton-anim - loading skeletons as GIF, video and PNG"), ".SH SYNOPSIS",
    ]
    for command in Command.allCases {
      lines += [".B skeleton-anim", escaped(command.usage), ".br"]
    }
    lines.append(".SH COMMANDS")
    for command in Command.allCases {
      lines += [".TP", ".B \(escaped(command.usage))", escaped(command.summary)]
    }
    lines += [".SH SCENE", escaped(Help.scene)]
    for section in OptionSpec.Section.allCases {
      lines.append(".SH \(section.rawValue.uppercased())")
      for spec in OptionTable.all where spec.section == section {
        let names = spec.names.map(escaped).joined(separator: ", ")
        let value = spec.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        let usual = spec.defaultText.map { " [\($0)]" } ?? ""
        lines += [".TP", "\\fB\(names)\\fR\(value)", escaped(spec.help + usual)]
      }
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in ExitCode.meanings { lines += [".TP", ".B \(code)", escaped(meaning)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text in which nothing is taken for a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
