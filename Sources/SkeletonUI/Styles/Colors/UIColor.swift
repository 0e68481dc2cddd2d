package import SkeletonGraphics

/// The system's colours for interfaces, by the names they have there.
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

  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

  // MARK: Labels, fills and separators

  public static let label = UIColor(0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(0x3C3C43, 0.60, 0xEBEBF5, 0.60)
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.30, 0xEBEBF5, 0.30)
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  public static let placeholderText = tertiaryLabel
  public static let systemFill = UIColor(0x787880, 0.20, 0x787880, 0.36)
  public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
  public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x747480, 0.18)
  public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.60)
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

  // MARK: Backgrounds

  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)

  // MARK: Hues

  public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
  public static let systemGreen = UIColor(0x34C759, 0x30D158)
  public static let systemMint = UIColor(0x00C7BE, 0x63E6E2)
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
  public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
  public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
  public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)

  // MARK: Fixed

  public static let black = UIColor(0x000000, 0x000000)
  public static let white = UIColor(0xFFFFFF, 0xFFFFFF)
  public static let clear = UIColor(light: .clear, dark: .clear)
}

extension Color {
  public init(uiColor: UIColor) {
    self.init(light: uiColor.light, dark: uiColor.dark)
  }

  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }
}
