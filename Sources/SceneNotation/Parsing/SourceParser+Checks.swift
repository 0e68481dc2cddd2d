internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension SourceParser {
  /// The parser looks ahead over brackets by recursion that its own limit does not cover, and takes
  /// quadratic time over `#`.
  ///
  /// Brackets in strings and comments are counted as well: hundreds without their counterparts do
  /// not occur there.
  static func checkNesting(
    of source: SourceText, _ limits: NotationLimits
  ) throws(NotationError) {
    var depth = 0
    for (offset, byte) in source.text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      default: continue
      }
      depth = max(depth, 0)
      guard depth <= limits.nesting else {
        throw source.diagnostic(
          at: offset, "brackets nest more than \(limits.nesting) levels deep, which is the limit")
      }
    }
    try checkCount(of: "#if", in: source, limit: limits.conditions)
    try checkCount(of: "#", in: source, limit: limits.hashes)
  }

  private static func checkCount(
    of text: String, in source: SourceText, limit: Int
  ) throws(NotationError) {
    let found = source.text.ranges(of: text)
    guard found.count > limit else { return }
    let offset = source.text.utf8.distance(
      from: source.text.startIndex, to: found[limit].lowerBound)
    throw source.diagnostic(
      at: offset, "'\(text)' occurs more than \(limit) times, which is the limit")
  }

  /// The first of the parser's own complaints.
  func syntaxError(in tree: SourceFileSyntax) -> NotationError {
    let errors = errorTokens(in: tree)
    guard let first = errors.first else {
      return source.diagnostic(at: 0, "the source is not valid Swift")
    }
    // The parser's messages take quadratic time to make in a source that is no Swift at all.
    guard errors.count < Self.mostExplainedErrors else {
      let text = Self.clipped(first.text.replacing("<#", with: "").replacing("#>", with: ""))
      let message = first.presence == .missing ? "expected '\(text)'" : "unexpected '\(text)'"
      return source.diagnostic(at: place(of: first), message)
    }
    let complaints = ParseDiagnosticsGenerator.diagnostics(for: tree)
    let complaint = complaints.first { $0.diagMessage.severity == .error } ?? complaints.first
    guard let complaint else { return source.diagnostic(at: place(of: first), "unexpected code") }
    return source.diagnostic(at: complaint.position.utf8Offset, complaint.message)
  }

  private static let mostExplainedErrors = 100

  /// Tokens that are missing or in the wrong place, a hundred at most.
  private func errorTokens(in tree: SourceFileSyntax) -> [TokenSyntax] {
    var result: [TokenSyntax] = []
    for token in tree.tokens(viewMode: .all) {
      let isUnexpected = token.parent?.is(UnexpectedNodesSyntax.self) ?? false
      guard token.presence == .missing || isUnexpected || token.tokenDiagnostic != nil else {
        continue
      }
      result.append(token)
      if result.count == Self.mostExplainedErrors { break }
    }
    return result
  }
}
