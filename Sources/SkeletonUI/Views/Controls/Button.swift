internal import Foundation

/// A label that does something when pressed; a picture shows it at rest.
///
/// How it looks is up to ``SystemButtonStyle``, and its colour to ``View/tint(_:)-(ShapeStyle)``. Being disabled
/// does not change it.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Shows any view as the label; the action is never called.
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

  private var tint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
  private var frame: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
  private var framed: some View { label.padding(.horizontal, 12).padding(.vertical, 7) }
}

extension Button where Label == Text {
  /// Shows a literal as the label; the action is never called.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Shows a string as the label; the action is never called.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SkeletonUI.Label<Text, Image> {
  /// Shows a symbol's box beside a title; the action is never called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      SkeletonUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// What pressing a button does to data, which decides its colour.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  /// Deletes something: the button is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are; drawn as a button without a role.
  public static let cancel = ButtonRole(name: "cancel")
}
