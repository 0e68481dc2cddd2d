import Foundation

/// Times of things that are compared, taken in turn so that a change of the machine's speed
/// meets them all alike.
struct Measurement {
  struct Contender {
    let name: String
    let run: () throws -> Void
  }

  /// Median seconds by name, after one run of each that is not counted.
  let medians: [String: Double]
  /// Largest over smallest time of the same contender: how noisy the machine was.
  let spread: Double

  init(rounds: Int = 5, _ contenders: [Contender]) throws {
    var times: [String: [Double]] = [:]
    for round in 0...rounds {
      for contender in contenders {
        let start = ContinuousClock.now
        try contender.run()
        let elapsed = ContinuousClock.now - start
        guard round > 0 else { continue }
        let seconds =
          Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        times[contender.name, default: []].append(seconds)
      }
    }
    medians = times.mapValues { $0.sorted()[$0.count / 2] }
    spread = times.values.map { ($0.max() ?? 1) / ($0.min() ?? 1) }.max() ?? 1
  }

  func ratio(_ a: String, to b: String) -> Double {
    (medians[a] ?? .nan) / (medians[b] ?? .nan)
  }
}
