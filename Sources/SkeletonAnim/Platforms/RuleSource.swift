/// Who says that a rule holds.
package enum RuleSource: Sendable, Hashable {
  /// The platform's own documentation, by name.
  case official(String)
  /// Somebody else's word: a publishing service, a library, a guide. It may be out of date.
  case thirdParty(String)

  package var isOfficial: Bool { if case .official = self { true } else { false } }

  package var name: String {
    switch self {
    case .official(let name), .thirdParty(let name): name
    }
  }
}
