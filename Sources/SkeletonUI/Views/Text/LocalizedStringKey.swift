internal import Foundation

/// The text of a literal; without tables of translations it stands for itself.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  let spans: [Text.Span]

  public init(_ value: String) {
    spans = [Text.Span(string: value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    let spans = stringInterpolation.spans
    self.spans = spans.isEmpty ? [Text.Span(string: "")] : spans
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var spans: [Text.Span] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      spans.append(Text.Span(string: literal))
    }

    public mutating func appendInterpolation(_ value: some Any) {
      appendLiteral(String(describing: value))
    }

    /// A number in a printf-style format.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }

    /// A text with its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      spans += text.spans
    }
  }
}
