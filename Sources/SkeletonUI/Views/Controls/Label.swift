internal import Foundation

/// A picture beside a title, 8 points apart, as ``SystemLabelStyle`` says.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Puts any icon before any title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    switch style.kind {
    case .titleOnly: title
    case .iconOnly: icon
    case .titleAndIcon:
      HStack(spacing: 8) {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Puts the box that stands for a symbol before a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Puts a picture of the scene's folder, in its own size, before a title.
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(image)
    }
  }

  /// Puts the box that stands for a symbol before a string.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

/// Which parts of labels are shown.
public struct SystemLabelStyle: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case titleAndIcon, titleOnly, iconOnly }

  let kind: Kind

  /// The same as ``titleAndIcon``, wherever the label is.
  public static let automatic = SystemLabelStyle(kind: .titleAndIcon)
  /// The icon before the title.
  public static let titleAndIcon = SystemLabelStyle(kind: .titleAndIcon)
  /// No icon, and no room for one.
  public static let titleOnly = SystemLabelStyle(kind: .titleOnly)
  /// No title, and no room for one.
  public static let iconOnly = SystemLabelStyle(kind: .iconOnly)
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = SystemLabelStyle.automatic
}

extension EnvironmentValues {
  package var labelStyle: SystemLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets which parts of labels in the view are shown; without it both are.
  public func labelStyle(_ style: SystemLabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
