/// Why content is shown as placeholders.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is marked as private must not be seen.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date; by itself it stays visible.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether content here is replaced by placeholders.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}
