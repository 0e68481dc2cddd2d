package import SkeletonTimeline

/// One thing that a platform asks of a file.
package struct PlatformRule: Sendable, Hashable {
  package enum Limit: Sendable, Hashable {
    /// A number within bounds.
    case within(FileQuantity, Bounds)
    /// One of a few words.
    case oneOf(FileQuality, [String])
    /// Something that holds or does not.
    case must(FileDemand)
  }

  /// From the least to the most that is accepted, both included; nil on an open side.
  package struct Bounds: Sendable, Hashable {
    package var least: Rational?
    package var most: Rational?

    func contains(_ value: Rational) -> Bool {
      (least.map { $0 <= value } ?? true) && (most.map { value <= $0 } ?? true)
    }
  }

  package let limit: Limit
  /// The formats that it is about; nil for all.
  package let formats: Set<MediaFormat>?
  package let source: RuleSource

  /// What it is about: `frame rate`.
  package var name: String {
    switch limit {
    case .within(let quantity, _): quantity.rawValue
    case .oneOf(let quality, _): quality.rawValue
    case .must(let demand): demand.rawValue
    }
  }

  /// What is asked: `23…60 frames a second`, with the formats where it is not about all.
  package var text: String {
    let asked =
      switch limit {
      case .within(let quantity, let bounds): quantity.text(bounds)
      case .oneOf(_, let accepted): accepted.listed
      case .must(let demand): demand.asked
      }
    guard let formats else { return asked }
    return asked + " (" + formats.map(\.rawValue).sorted().joined(separator: ", ") + ")"
  }

  /// How a file breaks the rule; nil where it keeps it, or where nothing is known of it.
  func violation(by facts: FileFacts) -> RuleViolation? {
    if let formats {
      guard let format = facts.format, formats.contains(format) else { return nil }
    }
    let found: String? =
      switch limit {
      case .within(let quantity, let bounds):
        facts.value(of: quantity).flatMap { bounds.contains($0) ? nil : quantity.text($0) }
      case .oneOf(let quality, let accepted):
        facts.word(for: quality).flatMap { accepted.contains($0) ? nil : $0 }
      case .must(let demand):
        facts.meets(demand).flatMap { $0 ? nil : demand.otherwise }
      }
    return found.map { RuleViolation(rule: self, found: $0, remedy: remedy) }
  }

  private var remedy: String? {
    switch limit {
    case .within(let quantity, _): quantity.remedy
    case .oneOf(let quality, _): quality.remedy
    case .must(let demand): demand.remedy
    }
  }
}

extension [String] {
  /// `a, b or c`.
  var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
