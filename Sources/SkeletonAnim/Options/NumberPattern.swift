/// A path with a place for a frame's number: `%d`, or `%04d` for at least four digits.
struct NumberPattern: Sendable, Hashable {
  private let before: String
  private let after: String
  private let digits: Int

  /// nil when the path has no such place, or more than one.
  init?(_ path: String) {
    let places = path.matches(of: /%(?:0([1-9]))?d/)
    guard places.count == 1, let place = places.first else { return nil }
    before = String(path[..<place.range.lowerBound])
    after = String(path[place.range.upperBound...])
    digits = place.output.1.flatMap { Int($0) } ?? 1
  }

  /// The path of one frame, numbered from 0.
  func path(frame: Int) -> String {
    let number = String(frame)
    return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
  }

  /// Whether a file's name, without its folder, is that of some frame.
  func matches(name: String) -> Bool {
    let start = before.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !after.contains("/"), name.hasPrefix(start), name.hasSuffix(after) else { return false }
    let number = name.dropFirst(start.count).dropLast(after.count)
    return number.count >= digits && number.allSatisfy { ("0"..."9").contains($0) }
  }
}
