/// Two modifiers in a row.
struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}

extension ViewModifier {
  /// Both modifiers, this one first.
  public func concat(_ next: some ViewModifier) -> some ViewModifier {
    ConcatenatedModifier(first: self, second: next)
  }
}
