/// How the system's buttons look.
public struct SystemButtonStyle: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case automatic, plain, bordered, borderedProminent }

  let kind: Kind

  public static let automatic = SystemButtonStyle(kind: .automatic)
  public static let borderless = SystemButtonStyle(kind: .automatic)
  public static let plain = SystemButtonStyle(kind: .plain)
  public static let bordered = SystemButtonStyle(kind: .bordered)
  public static let borderedProminent = SystemButtonStyle(kind: .borderedProminent)
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = SystemButtonStyle.automatic
}

extension EnvironmentValues {
  package var buttonStyle: SystemButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How buttons below look.
  public func buttonStyle(_ style: SystemButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}
