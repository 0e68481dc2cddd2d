internal import Foundation

/// The text of a literal; without tables of translations it stands for itself. Markdown in it is
/// not read.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  let spans: [Text.Span]

  /// Makes a key of characters that are not known before the program runs.
  public init(_ value: String) {
    spans = [Text.Span(string: value)]
  }

  /// Makes a key of a literal without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    let spans = stringInterpolation.spans
    self.spans = spans.isEmpty ? [Text.Span(string: "")] : spans
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var spans: [Text.Span] = []

    /// Starts with no parts; the capacities are not needed.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the characters between two interpolations.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      spans.append(Text.Span(string: literal))
    }

    /// Adds a value as it describes itself, in no particular locale.
    public mutating func appendInterpolation(_ value: some Any) {
      appendLiteral(String(describing: value))
    }

    /// Adds a value in a format of `printf`, as in `"\(price, specifier: "%.2f")"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }

    /// Adds a text, whose parts keep their attributes.
    public mutating func appendInterpolation(_ text: Text) {
      spans += text.spans
    }
  }
}
