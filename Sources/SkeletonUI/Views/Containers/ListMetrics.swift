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

/// How lists look.
public struct SystemListStyle: Sendable, Hashable {
  let isPlain: Bool

  public static let automatic = SystemListStyle(isPlain: false)
  public static let insetGrouped = SystemListStyle(isPlain: false)
  public static let grouped = SystemListStyle(isPlain: false)
  public static let sidebar = SystemListStyle(isPlain: false)
  public static let plain = SystemListStyle(isPlain: true)
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
  /// How the lists below look.
  public func listStyle(_ style: SystemListStyle) -> some View {
    environment(\.listStyle, style)
  }
}
