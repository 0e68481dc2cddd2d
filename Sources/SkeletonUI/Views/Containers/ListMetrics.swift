internal import Foundation

/// The lengths of lists, in points.
///
/// - Source: lists of iOS 17 at the default text size: rows of 44 points with content inset by 16
///   and 11, groups with corners of 10. The space between groups is chosen, since the system's
///   depends on headers and on the version.
enum ListMetrics {
  static let inset: CGFloat = 16
  static let rowPadding: CGFloat = 11
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 10
  static let groupSpacing: CGFloat = 20
  static let headerSpacing: CGFloat = 6
  static let sectionName = "Section"
}

/// How lists look: in rounded groups, or plain from side to side. What the system tells apart
/// beyond that is not drawn.
public struct SystemListStyle: Sendable, Hashable {
  let isPlain: Bool

  /// The same as ``insetGrouped``.
  public static let automatic = SystemListStyle(isPlain: false)
  /// Groups with rounded corners, inset by 16 points, on the grouped background.
  public static let insetGrouped = SystemListStyle(isPlain: false)
  /// Drawn as ``insetGrouped``.
  public static let grouped = SystemListStyle(isPlain: false)
  /// Drawn as ``insetGrouped``.
  public static let sidebar = SystemListStyle(isPlain: false)
  /// Rows from side to side on the system's background, without gaps between sections.
  public static let plain = SystemListStyle(isPlain: true)
  /// Drawn as ``plain``.
  public static let inset = SystemListStyle(isPlain: true)
}

private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = SystemListStyle.automatic
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var listStyle: SystemListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether sections make groups of rows.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in the view look; without it they are grouped.
  public func listStyle(_ style: SystemListStyle) -> some View {
    environment(\.listStyle, style)
  }
}
