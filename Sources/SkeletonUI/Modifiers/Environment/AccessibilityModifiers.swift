// A picture has no elements that could be read out: these keep sources compiling.
extension View {
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public func accessibilityLabel(_ label: Text) -> some View { self }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
}
