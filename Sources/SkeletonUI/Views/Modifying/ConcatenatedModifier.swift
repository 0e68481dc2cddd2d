/// Two modifiers in a row.
public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}

extension ViewModifier {
  /// Both modifiers, this one first.
  public func concat<Next: ViewModifier>(_ next: Next) -> ConcatenatedModifier<Self, Next> {
    ConcatenatedModifier(first: self, second: next)
  }
}
