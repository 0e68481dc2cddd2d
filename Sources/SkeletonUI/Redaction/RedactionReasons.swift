/// Why content is shown as placeholders; several reasons may hold at once.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes the bits of reasons; unknown ones redact nothing.
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
