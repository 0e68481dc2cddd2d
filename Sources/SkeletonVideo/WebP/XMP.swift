/// The metadata packet that WebP carries title and description in.
enum XMP {
  static let title = "dc:title"
  static let description = "dc:description"

  /// A packet with the texts that are given, or nil when there are none.
  static func packet(title: String?, alt: String?) -> String? {
    let entries = [(Self.title, title), (description, alt)].compactMap { name, text in
      text.map {
        "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escape($0))</rdf:li></rdf:Alt></\(name)>"
      }
    }
    guard !entries.isEmpty else { return nil }
    return """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">\
      \(entries.joined())</rdf:Description></rdf:RDF></x:xmpmeta>
      """
  }

  /// The text of an element in a packet written by ``packet(title:alt:)`` or like it.
  static func value(of name: String, in packet: String) -> String? {
    guard let element = between("<\(name)>", "</\(name)>", in: Substring(packet)),
      let item = between("<rdf:li", "</rdf:li>", in: element),
      let start = item.firstIndex(of: ">")
    else { return nil }
    return unescape(item[item.index(after: start)...])
  }

  private static func between(
    _ open: String, _ close: String, in text: Substring
  ) -> Substring? {
    guard let start = text.firstRange(of: open)?.upperBound,
      let end = text[start...].firstRange(of: close)?.lowerBound
    else { return nil }
    return text[start..<end]
  }

  private static let entities = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]

  private static func escape(_ text: String) -> String {
    entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func unescape(_ text: Substring) -> String {
    entities.reversed().reduce(String(text)) { $0.replacing($1.1, with: $1.0) }
  }
}
