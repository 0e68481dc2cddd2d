internal import Foundation

/// A label that does something when pressed; a picture shows it at rest.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let label: Label
  @Environment(\.buttonStyle) private var style

  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  public var body: some View {
    switch style.kind {
    case .plain: label
    case .automatic: label.foregroundStyle(tint)
    case .bordered: framed.foregroundStyle(tint).background(tint.opacity(0.15), in: frame)
    case .borderedProminent: framed.foregroundStyle(.white).background(tint, in: frame)
    }
  }

  private var tint: Color { role == .destructive ? .red : .accentColor }
  private var frame: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
  private var framed: some View { label.padding(.horizontal, 12).padding(.vertical, 7) }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SkeletonUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      SkeletonUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// What pressing a button does to data.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
