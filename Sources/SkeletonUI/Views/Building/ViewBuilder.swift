/// Collects the statements of a closure into one view: any number of them, `if`, `else`, `switch`
/// and `if #available`. Loops are written as ``ForEach``.
@resultBuilder
public enum ViewBuilder {
  /// Takes one statement as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty closure an ``EmptyView``.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes a single statement the whole content.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts statements one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes an `if` without `else` a view or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the branch of an `if` or `switch` that comes first.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Takes the branch of an `if` or `switch` that comes last.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Hides types that exist only where a check for availability holds.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
