// A picture has no elements that could be read out: these keep sources compiling.
extension View {
  /// Returns the view as it is: a picture has no elements to read out.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view as it is: a picture has no elements to read out.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Returns the view as it is: a picture has no elements to read out.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Returns the view as it is: a picture has no elements to read out.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
}
