extension Font {
  /// A role of text, whose size follows the chosen text size.
  public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
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

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let subheadline = Font(.style(.subheadline))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
}
