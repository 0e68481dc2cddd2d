package import SkeletonGraphics

/// The system's colours for interfaces, by the names they have there. They are those of windows that
/// are not above others; what increased contrast changes is not imitated.
public struct UIColor: Sendable, Hashable {
  package let light: RGBA
  package let dark: RGBA

  private init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  private init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  private init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
    self.init(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
  }

  // MARK: Greys

  /// `#8E8E93` in all surroundings.
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  /// `#AEAEB2`, in dark surroundings `#636366`.
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  /// `#C7C7CC`, in dark surroundings `#48484A`.
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  /// `#D1D1D6`, in dark surroundings `#3A3A3C`.
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  /// `#E5E5EA`, in dark surroundings `#2C2C2E`.
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  /// `#F2F2F7`, in dark surroundings `#1C1C1E`.
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

  // MARK: Labels, fills and separators

  /// `#000000`, in dark surroundings `#FFFFFF`.
  public static let label = UIColor(0x000000, 0xFFFFFF)
  /// `#3C3C43` at 60 %, in dark surroundings `#EBEBF5` at 60 %.
  public static let secondaryLabel = UIColor(0x3C3C43, 0.60, 0xEBEBF5, 0.60)
  /// `#3C3C43` at 30 %, in dark surroundings `#EBEBF5` at 30 %.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.30, 0xEBEBF5, 0.30)
  /// `#3C3C43` at 18 %, in dark surroundings `#EBEBF5` at 16 %.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  /// The same as ``tertiaryLabel``.
  public static let placeholderText = tertiaryLabel
  /// `#787880` at 20 %, in dark surroundings `#787880` at 36 %.
  public static let systemFill = UIColor(0x787880, 0.20, 0x787880, 0.36)
  /// `#787880` at 16 %, in dark surroundings `#787880` at 32 %.
  public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
  /// `#767680` at 12 %, in dark surroundings `#767680` at 24 %.
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
  /// `#747480` at 8 %, in dark surroundings `#747480` at 18 %.
  public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x747480, 0.18)
  /// `#3C3C43` at 29 %, in dark surroundings `#545458` at 60 %.
  public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.60)
  /// `#C6C6C8`, in dark surroundings `#38383A`.
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

  // MARK: Backgrounds

  /// `#FFFFFF`, in dark surroundings `#000000`.
  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  /// `#F2F2F7`, in dark surroundings `#1C1C1E`.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  /// `#FFFFFF`, in dark surroundings `#2C2C2E`.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  /// `#F2F2F7`, in dark surroundings `#000000`.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  /// `#FFFFFF`, in dark surroundings `#1C1C1E`.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  /// `#F2F2F7`, in dark surroundings `#2C2C2E`.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)

  // MARK: Hues

  /// `#FF3B30`, in dark surroundings `#FF453A`.
  public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
  /// `#FF9500`, in dark surroundings `#FF9F0A`.
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
  /// `#FFCC00`, in dark surroundings `#FFD60A`.
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
  /// `#34C759`, in dark surroundings `#30D158`.
  public static let systemGreen = UIColor(0x34C759, 0x30D158)
  /// `#00C7BE`, in dark surroundings `#63E6E2`.
  public static let systemMint = UIColor(0x00C7BE, 0x63E6E2)
  /// `#30B0C7`, in dark surroundings `#40C8E0`.
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
  /// `#32ADE6`, in dark surroundings `#64D2FF`.
  public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
  /// `#007AFF`, in dark surroundings `#0A84FF`.
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
  /// `#5856D6`, in dark surroundings `#5E5CE6`.
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
  /// `#AF52DE`, in dark surroundings `#BF5AF2`.
  public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
  /// `#FF2D55`, in dark surroundings `#FF375F`.
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
  /// `#A2845E`, in dark surroundings `#AC8E68`.
  public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)

  // MARK: Fixed

  /// `#000000` in all surroundings.
  public static let black = UIColor(0x000000, 0x000000)
  /// `#FFFFFF` in all surroundings.
  public static let white = UIColor(0xFFFFFF, 0xFFFFFF)
  /// Black at 0 %, so that nothing shows.
  public static let clear = UIColor(light: .clear, dark: .clear)
}

extension Color {
  /// Takes a colour of the system, which follows the colour scheme.
  public init(uiColor: UIColor) {
    self.init(light: uiColor.light, dark: uiColor.dark)
  }

  /// Takes a colour of the system, as ``init(uiColor:)`` does.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }
}
