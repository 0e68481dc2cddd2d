/// How one file breaks one rule of a platform.
package struct RuleViolation: Sendable, Hashable, CustomStringConvertible {
  package let rule: PlatformRule
  /// What the file has instead, in words.
  package let found: String
  /// The options to change; nil where none of this tool's files can break the rule.
  package let remedy: String?

  /// `frame rate: 23…60 frames a second asked, 120 frames a second found; see --fps`.
  package var description: String {
    "\(rule.name): \(rule.text) asked, \(found) found" + (remedy.map { "; see \($0)" } ?? "")
  }
}
