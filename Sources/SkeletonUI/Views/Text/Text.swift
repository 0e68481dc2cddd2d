public import Foundation
internal import SkeletonText

/// Lines of text, as wide as the widest of them.
///
/// Lines break between words where the width that is offered ends, and within words that are longer
/// than a line. What finds no room in the height, or exceeds ``EnvironmentValues/lineLimit``, ends
/// in an ellipsis; one line is always shown. The system font is Inter, set with the line heights
/// and tracking of Apple's.
public struct Text: View, Sendable {
  public typealias Body = Never

  struct Span: Sendable {
    var string: String
    var attributes = TextAttributes()
    /// Where a source has it, in UTF-8 units, for messages.
    var place: Int?
  }

  private(set) var spans: [Span]

  /// Shows characters as they are.
  public init(verbatim content: String) {
    spans = [Span(string: content)]
  }

  /// - Parameter place: where a source has it, for messages.
  package init(verbatim content: String, at place: Int?) {
    spans = [Span(string: content, place: place)]
  }

  /// Shows a literal, which may hold interpolations. There are no tables of translations:
  /// `tableName`, `bundle` and `comment` are ignored.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    spans = key.spans
  }

  /// Shows the characters of a string, as ``init(verbatim:)`` does.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Puts one text after another on the same lines, each with its own attributes.
  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.spans += b.spans
    return text
  }

  /// The text with what each part does not say itself.
  func applying(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var text = self
    for index in spans.indices {
      text.spans[index].attributes = spans[index].attributes.over(outer)
    }
    return text
  }
}

extension Text: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let attributes = spans.map { $0.attributes.over(environment.textAttributes) }
    let paragraph = Paragraph(
      runs: zip(spans, attributes).map { span, attributes in
        let font = attributes.font ?? environment.font ?? .body
        return Paragraph.Run(string: span.string, font: font.spec(in: environment, attributes))
      }, isRightToLeft: environment.isRightToLeft)
    let paints = attributes.map { attributes in
      attributes.foreground.map { $0.paint(in: environment) }
        ?? ForegroundStyle().paint(in: environment)
    }
    let rule = TextRule(paragraph: paragraph, typesetter: context.typesetter, in: environment)
    let leaf = TextLeaf(
      rule: rule, spans: spans, paints: paints, redaction: TextRedaction(in: environment))
    return [LayoutNode(.leaf(leaf), rule: rule, in: environment)]
  }
}
