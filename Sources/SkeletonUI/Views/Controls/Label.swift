internal import Foundation

/// A picture beside a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

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
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(image)
    }
  }

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

  public static let automatic = SystemLabelStyle(kind: .titleAndIcon)
  public static let titleAndIcon = SystemLabelStyle(kind: .titleAndIcon)
  public static let titleOnly = SystemLabelStyle(kind: .titleOnly)
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
  /// Which parts of the labels below are shown.
  public func labelStyle(_ style: SystemLabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
