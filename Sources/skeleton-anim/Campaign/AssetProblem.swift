import SkeletonAnim
import SkeletonCampaign

/// Why an asset cannot be drawn, in words that point into the manifest: `assets[3].fps: …`.
struct AssetProblem: Error {
  let code: Int32
  fileprivate let place: String
  /// What is wrong there; all of a message that names a place in a file itself.
  fileprivate let text: String
  fileprivate let isComplete: Bool

  init(_ error: any Error, of asset: Asset) {
    var option: String?
    var reason: String
    let failure: Failure
    switch error {
    case let error as RenderError:
      failure = Failure(error, stopSignal: nil)
      reason = failure.message
      if case .unsuitable(let name, let text) = error { (option, reason) = (name, text) }
    case let error as UsageError:
      failure = Failure(error)
      reason = failure.message
      if let refusal = error.refusal { (option, reason) = refusal }
    default:
      failure = Failure(any: error)
      reason = failure.message
    }
    code = failure.code
    isComplete = failure.isComplete
    text = reason
    place = option.flatMap { Self.place(of: $0, asset) } ?? asset.place
  }

  /// Where the manifest gives an option, or where it would be given.
  private static func place(of option: String, _ asset: Asset) -> String? {
    guard option.hasPrefix("--") else { return nil }
    let name = String(option.dropFirst(2))
    if let source = asset.sources[name] { return source }
    let words = name.split(separator: "-")
    return asset.place + "."
      + words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.capitalized }
  }
}

extension AssetProblem: CustomStringConvertible {
  var description: String { description(count: 1) }

  /// What has a place of its own is followed by the manifest's.
  ///
  /// - Parameter count: of assets that have the same problem, this one the first of them.
  fileprivate func description(count: Int) -> String {
    let others = count > 1 ? " and \(count - 1) more" : ""
    if isComplete { return "\(text)\nnote: asked for by \(place)\(others)" }
    return "\(place): \(text)" + (count > 1 ? " (\(count) files)" : "")
  }
}

extension [AssetProblem] {
  /// All problems in one message, each once however many assets share it.
  var failure: Failure {
    var counts: [String: Int] = [:]
    for problem in self { counts[problem.text, default: 0] += 1 }
    var lines: [String] = []
    for problem in self {
      guard let count = counts.removeValue(forKey: problem.text) else { continue }
      lines.append((problem.isComplete ? "" : "error: ") + problem.description(count: count))
    }
    return Failure(
      message: lines.joined(separator: "\n"), code: first?.code ?? ExitCode.usage,
      isComplete: true)
  }
}
