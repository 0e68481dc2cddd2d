/// A guide along the horizontal axis, for views above each other.
public struct HorizontalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  public static let leading = HorizontalAlignment(StandardGuide.Leading.self)
  public static let center = HorizontalAlignment(StandardGuide.HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(StandardGuide.Trailing.self)
}

/// A guide along the vertical axis, for views beside each other.
public struct VerticalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    self.init(id, combination: .mean)
  }

  private init(_ id: any AlignmentID.Type, combination: AlignmentKey.Combination) {
    key = AlignmentKey(id, axis: .vertical, combination: combination)
  }

  public static let top = VerticalAlignment(StandardGuide.Top.self)
  public static let center = VerticalAlignment(StandardGuide.VerticalCenter.self)
  public static let bottom = VerticalAlignment(StandardGuide.Bottom.self)
  /// The baseline of the topmost text.
  public static let firstTextBaseline = VerticalAlignment(
    StandardGuide.FirstTextBaseline.self, combination: .minimum)
  /// The baseline of the bottommost text.
  public static let lastTextBaseline = VerticalAlignment(
    StandardGuide.LastTextBaseline.self, combination: .maximum)
}

/// A guide along each axis.
public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
