extension Platform {
  /// Finds what a plan promises and the platform does not take.
  ///
  /// - Throws: ``RenderError/againstRules(platform:problems:isDrawn:)`` with all of it.
  func check(_ plan: RenderPlan) throws(RenderError) {
    try refuse(
      plan.request.outputs.enumerated().flatMap { index, output in
        let facts = plan.facts(ofOutput: index)
        return facts.map { problems(violations(by: $0), output.path) } ?? []
      }, isDrawn: false)
  }

  /// Holds finished files, which are not yet in place, against the rules.
  ///
  /// - Throws: ``RenderError/againstRules(platform:problems:isDrawn:)`` with all that is wrong.
  func check(_ files: [FinishedFile], _ outputs: [Output]) throws(RenderError) {
    var found: [String] = []
    for output in outputs where output.isHeldToRules {
      guard let file = files.first(where: { $0.report.path == output.path }),
        let path = file.partPath
      else { continue }
      do { found += problems(try violations(byFile: path), output.path) } catch {
        throw .encoding(path: output.path, reason: "it does not read back: \(error.reason)")
      }
    }
    try refuse(found, isDrawn: true)
  }

  /// The error for an output of which nothing smaller can be made; nil when it is small enough.
  func refusal(of output: Output, smallest bytes: Int) -> RenderError? {
    let facts = FileFacts(formatName: output.format.rawValue, width: 1, height: 1, bytes: bytes)
    let broken = violations(by: facts).filter {
      if case .within(.bytes, _) = $0.rule.limit { true } else { false }
    }
    guard !broken.isEmpty else { return nil }
    return .againstRules(
      platform: name, problems: problems(broken, output.path), isDrawn: true)
  }

  private func problems(_ violations: [RuleViolation], _ path: String) -> [String] {
    violations.map { "\(path): \($0)" }
  }

  private func refuse(_ problems: [String], isDrawn: Bool) throws(RenderError) {
    guard !problems.isEmpty else { return }
    throw .againstRules(platform: name, problems: problems, isDrawn: isDrawn)
  }
}
