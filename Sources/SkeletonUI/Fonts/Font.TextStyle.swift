extension Font {
  /// A role of text, whose size follows the chosen text size: the first one given is that of the
  /// default, in points an em. Weights are regular unless said otherwise.
  public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
    /// 34 points, 31 to 60 by the text size.
    case largeTitle
    /// 28 points, 25 to 58 by the text size.
    case title
    /// 22 points, 19 to 56 by the text size.
    case title2
    /// 20 points, 17 to 55 by the text size.
    case title3
    /// 17 points, semibold, 14 to 53 by the text size.
    case headline
    /// 17 points, 14 to 53 by the text size.
    case body
    /// 16 points, 13 to 51 by the text size.
    case callout
    /// 15 points, 12 to 49 by the text size.
    case subheadline
    /// 13 points, 12 to 44 by the text size.
    case footnote
    /// 12 points, 11 to 43 by the text size.
    case caption
    /// 11 points, 11 to 40 by the text size.
    case caption2

    package var weight: Weight { self == .headline ? .semibold : .regular }

    /// The weight when bold text is asked for.
    package var emphasizedWeight: Weight {
      switch self {
      case .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    }

    /// Points an em at a text size.
    package func size(for category: DynamicTypeSize) -> Double {
      category.pointSizes[sizeColumn]
    }

    /// The column of ``DynamicTypeSize/pointSizes``: headline and body share one.
    private var sizeColumn: Int {
      rawValue > TextStyle.headline.rawValue ? rawValue - 1 : rawValue
    }
  }

  /// The system font at 34 points, scaled as ``TextStyle/largeTitle``.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The system font at 28 points, scaled as ``TextStyle/title``.
  public static let title = Font(.style(.title))
  /// The system font at 22 points, scaled as ``TextStyle/title2``.
  public static let title2 = Font(.style(.title2))
  /// The system font at 20 points, scaled as ``TextStyle/title3``.
  public static let title3 = Font(.style(.title3))
  /// The system font at 17 points, semibold, scaled as ``TextStyle/headline``.
  public static let headline = Font(.style(.headline))
  /// The system font at 17 points, scaled as ``TextStyle/body``.
  public static let body = Font(.style(.body))
  /// The system font at 16 points, scaled as ``TextStyle/callout``.
  public static let callout = Font(.style(.callout))
  /// The system font at 15 points, scaled as ``TextStyle/subheadline``.
  public static let subheadline = Font(.style(.subheadline))
  /// The system font at 13 points, scaled as ``TextStyle/footnote``.
  public static let footnote = Font(.style(.footnote))
  /// The system font at 12 points, scaled as ``TextStyle/caption``.
  public static let caption = Font(.style(.caption))
  /// The system font at 11 points, scaled as ``TextStyle/caption2``.
  public static let caption2 = Font(.style(.caption2))
}
