import SkeletonAnim

extension OutputReport {
  /// One line for people: `skeleton.gif: 780×1688, 45 frames, 1.5 s, 123 KB, lossless, fit for x`.
  func summary(for platform: String?) -> String {
    let name = path == "-" ? "standard output" : path
    var facts = ["\(width)×\(height)"]
    if frames > 1 || duration > .zero {
      facts.append("\(frames) frame\(frames == 1 ? "" : "s")")
      facts.append(duration.decimalText + " s")
    }
    facts.append(bytes < 1000 ? "\(bytes) bytes" : "\((bytes + 500) / 1000) KB")
    if isLossless { facts.append("lossless") }
    if let platform, frames > 1 { facts.append("fit for \(platform)") }
    return "\(name): " + facts.joined(separator: ", ")
  }
}
