struct RedactedModifier: PrimitiveModifier {
  let reasons: RedactionReasons

  func change(_ environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}

struct UnredactedModifier: PrimitiveModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.redactionReasons = []
  }
}

struct PrivacySensitiveModifier: PrimitiveModifier {
  let isSensitive: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isPrivacySensitive = isSensitive
  }
}

extension View {
  /// Adds reasons to redact what is in the view; it cannot take one away that a view around has
  /// given.
  ///
  /// Redacted text is a bar for each line, and a redacted picture a box, both in the foreground
  /// style at an opacity of 0.16; the layout stays as it is. Shapes, colours and backgrounds are
  /// not redacted.
  public func redacted(reason: RedactionReasons) -> some View {
    modified(by: RedactedModifier(reasons: reason))
  }

  /// Takes back all reasons that views around have given.
  public func unredacted() -> some View {
    modified(by: UnredactedModifier())
  }

  /// Marks what is in the view as private: ``RedactionReasons/privacy`` redacts it too.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified(by: PrivacySensitiveModifier(isSensitive: sensitive))
  }
}
