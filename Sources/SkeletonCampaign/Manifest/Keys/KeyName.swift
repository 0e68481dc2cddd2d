/// The two spellings of a key: `colorScheme` in manifests, `color-scheme` on the command line.
enum KeyName {
  static func kebab(_ name: String) -> String {
    var result = ""
    for character in name {
      if ("A"..."Z").contains(character) { result += "-" }
      result += ("A"..."Z").contains(character) ? character.lowercased() : String(character)
    }
    return result
  }

  static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
      result + part.prefix(1).uppercased() + part.dropFirst()
    }
  }
}
