package import SkeletonTimeline

/// A place that files are made for: what it accepts, and what suits it.
package struct Platform: Sendable {
  /// As the command line calls it.
  package let name: String
  /// One line.
  package let summary: String
  package let defaults: PlatformDefaults
  package let rules: [PlatformRule]
  /// What no rule can say.
  package var notes: [String] = []

  /// The formats it accepts, its usual one first.
  package var formats: [MediaFormat] {
    for rule in rules {
      if case .oneOf(.format, let names) = rule.limit {
        return names.compactMap(MediaFormat.init(rawValue:))
      }
    }
    return MediaFormat.allCases
  }

  /// How often files of these formats must store a loop of a length, in seconds, to be long enough.
  package func repeats(ofLoop length: Rational, in formats: [MediaFormat]) -> Int {
    let shortest = formats.compactMap { bounds(of: .duration, $0)?.least }.max()
    return max(1, shortest.map { ($0 / length).roundedUp } ?? 1)
  }

  /// How often files of these formats may play, when they last so many seconds; nil for any number.
  package func plays(ofFile duration: Rational, in formats: [MediaFormat]) -> Int? {
    let longest = formats.compactMap { bounds(of: .playing, $0)?.most }.min()
    return longest.map { max(1, ($0 / duration).floor) }
  }

  /// The most bytes of a file.
  func byteLimit(_ format: MediaFormat) -> Int? {
    bounds(of: .bytes, format)?.most?.rounded
  }

  private func bounds(
    of quantity: FileQuantity, _ format: MediaFormat
  ) -> PlatformRule.Bounds? {
    for rule in rules where rule.formats?.contains(format) ?? true {
      if case .within(quantity, let bounds) = rule.limit { return bounds }
    }
    return nil
  }
}

extension Platform {
  /// The rules that a file breaks, as far as its facts are known.
  func violations(by facts: FileFacts) -> [RuleViolation] {
    rules.compactMap { $0.violation(by: facts) }
  }

  /// The rules that a finished file breaks.
  ///
  /// - Throws: ``InspectionError`` when it cannot be read.
  package func violations(byFile path: String) throws(InspectionError) -> [RuleViolation] {
    var facts = try FileFacts(path: path)
    if rules.contains(where: { $0.limit == .must(.wholeFirstFrame) }) {
      facts.demands[.wholeFirstFrame] = try FileFacts.firstFrameIsWhole(path)
    }
    return violations(by: facts)
  }
}

extension Rational {
  fileprivate var roundedUp: Int { isInteger ? numerator : floor + 1 }
}
