internal import SwiftSyntax

extension SourceParser {
  /// What the parser's own limit does not cover: it looks ahead over brackets by recursion, and
  /// takes quadratic time over `#`.
  ///
  /// Brackets in strings and comments are counted as well: hundreds without their counterparts do
  /// not occur there.
  static func checkNesting(
    of source: SourceText, _ limits: NotationLimits
  ) throws(NotationError) {
    var depth = 0
    var lookAhead = SquareBrackets()
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
      lookAhead.pass(byte)
      guard lookAhead.cost <= limits.lookAhead else {
        throw source.diagnostic(
          at: offset, "square brackets nest too deeply or too often to look ahead over them")
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
}

/// What the parser's look-ahead over square brackets costs: it doubles with each level.
///
/// Measured with the parser of Swift 6.3: 12 levels take 50 ms, 16 take 650 ms.
private struct SquareBrackets {
  private var depth = 0
  private(set) var cost = 0

  mutating func pass(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      depth += 1
      cost += 1 << min(depth, 30)
    case UInt8(ascii: "]"): depth = max(depth - 1, 0)
    // Statements start anew: what is left open before them is not looked at again.
    case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
    default: break
    }
  }
}
