/// A guide along the horizontal axis, for views above each other.
public struct HorizontalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Makes a guide of one's own, told apart from others by its type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// The side where lines start: left, or right where the layout runs from right to left.
  public static let leading = HorizontalAlignment(StandardGuide.Leading.self)
  /// Half the width.
  public static let center = HorizontalAlignment(StandardGuide.HorizontalCenter.self)
  /// The side where lines end.
  public static let trailing = HorizontalAlignment(StandardGuide.Trailing.self)
}

/// A guide along the vertical axis, for views beside each other.
public struct VerticalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Makes a guide of one's own, told apart from others by its type.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, combination: .mean)
  }

  private init(_ id: any AlignmentID.Type, combination: AlignmentKey.Combination) {
    key = AlignmentKey(id, axis: .vertical, combination: combination)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(StandardGuide.Top.self)
  /// Half the height.
  public static let center = VerticalAlignment(StandardGuide.VerticalCenter.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(StandardGuide.Bottom.self)
  /// The baseline of the topmost line of text in the view; the lower edge where there is none.
  public static let firstTextBaseline = VerticalAlignment(
    StandardGuide.FirstTextBaseline.self, combination: .minimum)
  /// The baseline of the bottommost line of text in the view; the lower edge where there is none.
  public static let lastTextBaseline = VerticalAlignment(
    StandardGuide.LastTextBaseline.self, combination: .maximum)
}

/// A guide along each axis.
public struct Alignment: Sendable, Hashable {
  /// The guide for the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide for the vertical axis.
  public var vertical: VerticalAlignment

  /// Puts two guides together.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The upper corner where lines start.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the side where lines start.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The lower corner where lines start.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The topmost baseline, at the side where lines start.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The topmost baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The topmost baseline, at the side where lines end.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The bottommost baseline, at the side where lines start.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The bottommost baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The bottommost baseline, at the side where lines end.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
