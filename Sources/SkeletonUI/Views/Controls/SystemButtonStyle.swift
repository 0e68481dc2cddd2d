/// How the system's buttons look. Custom styles are not drawn by it: write them as views.
public struct SystemButtonStyle: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case automatic, plain, bordered, borderedProminent }

  let kind: Kind

  /// The label in the tint colour, without a background.
  public static let automatic = SystemButtonStyle(kind: .automatic)
  /// The same as ``automatic``.
  public static let borderless = SystemButtonStyle(kind: .automatic)
  /// The label as it is.
  public static let plain = SystemButtonStyle(kind: .plain)
  /// The label in the tint on 15 % of it: 12 points inset at the sides, 7 above and below, corners
  /// of 8.
  public static let bordered = SystemButtonStyle(kind: .bordered)
  /// The label in white on the tint, inset as ``bordered``.
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
  /// Sets how buttons in the view look; without it they are labels in the tint colour.
  public func buttonStyle(_ style: SystemButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}
