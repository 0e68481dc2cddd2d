internal import Foundation
internal import SkeletonGraphics

/// The named values of one part of a theme file.
struct ThemeValues {
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  private let container: KeyedDecodingContainer<Name>

  /// Refuses names that the part does not have.
  init(_ decoder: any Decoder, names: [String]) throws {
    container = try decoder.container(keyedBy: Name.self)
    for key in container.allKeys.map(\.stringValue).sorted() where !names.contains(key) {
      throw ThemeError.unknownName(Self.path(container.codingPath, key), known: names)
    }
  }

  /// Leaves the value when the name is missing.
  func read<Value: Decodable>(_ name: String, into value: inout Value) throws {
    let key = Name(stringValue: name)
    guard container.contains(key) else { return }
    guard try !container.decodeNil(forKey: key) else {
      throw ThemeError.null(Self.path(container.codingPath, name))
    }
    value = try container.decode(Value.self, forKey: key)
  }

  func readLength(_ name: String, into length: inout Double) throws {
    try read(name, into: &length)
    guard CGFloat(length).usableLength == length else {
      throw ThemeError.length(Self.path(container.codingPath, name), length)
    }
  }

  func color(_ name: String) throws -> RGBA {
    let key = Name(stringValue: name)
    let text = try container.decode(String.self, forKey: key)
    return try Self.color(text, at: container.codingPath + [key])
  }

  static func color(_ text: String, at path: [any CodingKey]) throws -> RGBA {
    guard let color = RGBA(text) else {
      throw ThemeError.color(Self.path(path), text)
    }
    return color
  }

  static func path(_ path: [any CodingKey], _ name: String? = nil) -> String {
    (path.map(\.stringValue) + (name.map { [$0] } ?? [])).joined(separator: ".")
  }
}
