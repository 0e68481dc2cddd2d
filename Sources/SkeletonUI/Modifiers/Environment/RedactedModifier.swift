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
  /// Adds a reason to redact; it cannot take one away that a parent has given.
  public func redacted(reason: RedactionReasons) -> some View {
    modified(by: RedactedModifier(reasons: reason))
  }

  /// Takes back the reasons that parents have given.
  public func unredacted() -> some View {
    modified(by: UnredactedModifier())
  }

  /// Marks content as private: it is redacted for that reason too.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified(by: PrivacySensitiveModifier(isSensitive: sensitive))
  }
}
