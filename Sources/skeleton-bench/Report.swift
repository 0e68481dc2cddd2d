import Foundation

/// Prints figures: the ratio first, what it should be, and how noisy the machine was.
enum Report {
  static func heading(_ text: String) {
    print("\n\(text)")
  }

  /// The ratio of two times of one measurement, against the most it should be.
  static func line(
    _ name: String, _ measurement: Measurement, _ a: String, _ b: String, limit: Double? = nil
  ) {
    let ratio = measurement.ratio(a, to: b)
    let times = [a, b].map { text((measurement.medians[$0] ?? .nan) * 1000, 1) + " ms" }
    print(
      "  \(name): \(text(ratio, 3)) (\(times.joined(separator: " / ")), spread "
        + "\(text(measurement.spread, 2)))" + verdict(ratio, limit))
  }

  /// The ratio of two times in seconds, the least of several runs.
  static func seconds(_ name: String, _ a: Double, _ b: Double, limit: Double? = nil) {
    let times = [a, b].map { text($0 * 1000, 1) + " ms" }
    print(
      "  \(name): \(text(a / b, 3)) (\(times.joined(separator: " / ")))" + verdict(a / b, limit))
  }

  static func sizes(_ name: String, _ a: Int, _ b: Int, limit: Double? = nil) {
    let ratio = Double(a) / Double(b)
    print("  \(name): \(text(ratio, 3)) (\(a) / \(b))" + verdict(ratio, limit))
  }

  /// What the figures were taken on.
  static func machine() {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? "?"
    print(
      "machine: \(model ?? "unknown"), \(ProcessInfo.processInfo.activeProcessorCount) processors, "
        + "load \(load.split(separator: " ").first ?? "?")")
  }

  private static func verdict(_ ratio: Double, _ limit: Double?) -> String {
    guard let limit else { return "" }
    return ratio <= limit
      ? "  ok, at most \(text(limit, 3))" : "  MISSED, at most \(text(limit, 3))"
  }

  private static func text(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
