internal import Foundation

/// A font of a theme file: the name of a text style, or any of its size, weight, family, style and
/// slant.
struct ThemeFont: Decodable {
  let font: Font

  init(_ font: Font) {
    self.font = font
  }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      font = Font(.style(try Self.style(name, at: decoder.codingPath)))
      return
    }
    let names = ["style", "size", "weight", "family", "italic"]
    let values = try ThemeValues(decoder, names: names)
    var style = "body"
    var (size, weight, family): (Double?, String?, String?)
    var isItalic = false
    try values.read("style", into: &style)
    try values.read("size", into: &size)
    try values.read("weight", into: &weight)
    try values.read("family", into: &family)
    try values.read("italic", into: &isItalic)
    if var length = size { try values.readLength("size", into: &length) }

    var font = Font(.style(try Self.style(style, at: decoder.codingPath)))
    if let family {
      font = .custom(family, size: size ?? 17)
    } else if let size {
      font = .system(size: size)
    }
    if let weight { font = font.weight(try Self.weight(weight, at: decoder.codingPath)) }
    self.font = isItalic ? font.italic() : font
  }

  private static func style(_ name: String, at path: [any CodingKey]) throws -> Font.TextStyle {
    let names = Font.TextStyle.allCases.map { "\($0)" }
    guard let index = names.firstIndex(of: name) else {
      throw ThemeError.font(ThemeValues.path(path), name, known: names)
    }
    return Font.TextStyle.allCases[index]
  }

  private static func weight(_ name: String, at path: [any CodingKey]) throws -> Font.Weight {
    guard let weight = Font.Weight.named.first(where: { $0.name == name }) else {
      throw ThemeError.font(
        ThemeValues.path(path, "weight"), name, known: Font.Weight.named.map(\.name))
    }
    return weight.weight
  }
}

extension Font.Weight {
  package static let named: [(name: String, weight: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}
