/// What a file says about itself, in every format that can hold it.
public struct Metadata: Sendable, Hashable {
  /// What the file is called; nil writes none.
  public var title: String?
  /// A description for those who cannot see the picture; nil writes none.
  public var alt: String?
  /// Seconds since 1970 UTC; nil writes no date, so that bytes repeat.
  public var creationTime: Int?

  /// Makes metadata; what is not given is not written.
  public init(title: String? = nil, alt: String? = nil, creationTime: Int? = nil) {
    self.title = title
    self.alt = alt
    self.creationTime = creationTime
  }
}
