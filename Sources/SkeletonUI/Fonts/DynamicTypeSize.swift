/// The text size that a person has chosen, by which text styles are scaled; ordered from small to
/// large.
public enum DynamicTypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Body text of 28 points.
  case accessibility1
  /// Body text of 33 points.
  case accessibility2
  /// Body text of 40 points.
  case accessibility3
  /// Body text of 47 points.
  case accessibility4
  /// Body text of 53 points.
  case accessibility5

  /// Whether the size is one of those beyond the ordinary ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Points an em of largeTitle, title, title2, title3, headline and body, callout, subheadline,
  /// footnote, caption and caption2.
  ///
  /// - Source: the Human Interface Guidelines' tables of Dynamic Type sizes.
  package var pointSizes: [Double] {
    switch self {
    case .xSmall: [31, 25, 19, 17, 14, 13, 12, 12, 11, 11]
    case .small: [32, 26, 20, 18, 15, 14, 13, 12, 11, 11]
    case .medium: [33, 27, 21, 19, 16, 15, 14, 12, 11, 11]
    case .large: [34, 28, 22, 20, 17, 16, 15, 13, 12, 11]
    case .xLarge: [36, 30, 24, 22, 19, 18, 17, 15, 14, 13]
    case .xxLarge: [38, 32, 26, 24, 21, 20, 19, 17, 16, 15]
    case .xxxLarge: [40, 34, 28, 26, 23, 22, 21, 19, 18, 17]
    case .accessibility1: [44, 38, 34, 31, 28, 26, 25, 23, 22, 20]
    case .accessibility2: [48, 43, 39, 37, 33, 32, 30, 27, 26, 24]
    case .accessibility3: [52, 48, 44, 43, 40, 38, 36, 33, 32, 29]
    case .accessibility4: [56, 53, 50, 49, 47, 44, 42, 38, 37, 34]
    case .accessibility5: [60, 58, 56, 55, 53, 51, 49, 44, 43, 40]
    }
  }
}
