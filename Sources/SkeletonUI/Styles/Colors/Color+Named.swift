extension Color {
  /// `#FF3B30`, in dark surroundings `#FF453A`.
  public static let red = Color(uiColor: .systemRed)
  /// `#FF9500`, in dark surroundings `#FF9F0A`.
  public static let orange = Color(uiColor: .systemOrange)
  /// `#FFCC00`, in dark surroundings `#FFD60A`.
  public static let yellow = Color(uiColor: .systemYellow)
  /// `#34C759`, in dark surroundings `#30D158`.
  public static let green = Color(uiColor: .systemGreen)
  /// `#00C7BE`, in dark surroundings `#63E6E2`.
  public static let mint = Color(uiColor: .systemMint)
  /// `#30B0C7`, in dark surroundings `#40C8E0`.
  public static let teal = Color(uiColor: .systemTeal)
  /// `#32ADE6`, in dark surroundings `#64D2FF`.
  public static let cyan = Color(uiColor: .systemCyan)
  /// `#007AFF`, in dark surroundings `#0A84FF`.
  public static let blue = Color(uiColor: .systemBlue)
  /// `#5856D6`, in dark surroundings `#5E5CE6`.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// `#AF52DE`, in dark surroundings `#BF5AF2`.
  public static let purple = Color(uiColor: .systemPurple)
  /// `#FF2D55`, in dark surroundings `#FF375F`.
  public static let pink = Color(uiColor: .systemPink)
  /// `#A2845E`, in dark surroundings `#AC8E68`.
  public static let brown = Color(uiColor: .systemBrown)
  /// `#8E8E93` in all surroundings.
  public static let gray = Color(uiColor: .systemGray)
  /// `#000000` in all surroundings.
  public static let black = Color(uiColor: .black)
  /// `#FFFFFF` in all surroundings.
  public static let white = Color(uiColor: .white)
  /// Black at 0 %, so that nothing shows.
  public static let clear = Color(uiColor: .clear)
  /// `#000000`, in dark surroundings `#FFFFFF`.
  public static let primary = Color(uiColor: .label)
  /// `#3C3C43` at 60 %, in dark surroundings `#EBEBF5` at 60 %.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The same as ``blue``: there is no app here that could set another.
  public static let accentColor = blue
}

extension ShapeStyle where Self == Color {
  /// ``Color/red``, to write `.red` where a style is asked for.
  public static var red: Color { .red }
  /// ``Color/orange``, to write `.orange` where a style is asked for.
  public static var orange: Color { .orange }
  /// ``Color/yellow``, to write `.yellow` where a style is asked for.
  public static var yellow: Color { .yellow }
  /// ``Color/green``, to write `.green` where a style is asked for.
  public static var green: Color { .green }
  /// ``Color/mint``, to write `.mint` where a style is asked for.
  public static var mint: Color { .mint }
  /// ``Color/teal``, to write `.teal` where a style is asked for.
  public static var teal: Color { .teal }
  /// ``Color/cyan``, to write `.cyan` where a style is asked for.
  public static var cyan: Color { .cyan }
  /// ``Color/blue``, to write `.blue` where a style is asked for.
  public static var blue: Color { .blue }
  /// ``Color/indigo``, to write `.indigo` where a style is asked for.
  public static var indigo: Color { .indigo }
  /// ``Color/purple``, to write `.purple` where a style is asked for.
  public static var purple: Color { .purple }
  /// ``Color/pink``, to write `.pink` where a style is asked for.
  public static var pink: Color { .pink }
  /// ``Color/brown``, to write `.brown` where a style is asked for.
  public static var brown: Color { .brown }
  /// ``Color/gray``, to write `.gray` where a style is asked for.
  public static var gray: Color { .gray }
  /// ``Color/black``, to write `.black` where a style is asked for.
  public static var black: Color { .black }
  /// ``Color/white``, to write `.white` where a style is asked for.
  public static var white: Color { .white }
  /// ``Color/clear``, to write `.clear` where a style is asked for.
  public static var clear: Color { .clear }
}
