internal import SkeletonGraphics

// A theme file gives any of the values by name; what it does not name keeps its default:
//
//     {"space": {"xl": 32}, "radius": {"sm": 4},
//      "palette": {"placeholder": "#DDD", "surfaceSunken": {"light": "#FFF", "dark": "#111"}},
//      "type": {"headline": {"size": 20, "weight": "bold"}, "callout": "footnote"}}

extension SKTheme: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try ThemeValues(decoder, names: ["space", "radius", "palette", "type"])
    try values.read("space", into: &space)
    try values.read("radius", into: &radius)
    try values.read("palette", into: &palette)
    try values.read("type", into: &type)
  }
}

extension SKTheme.Space: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try ThemeValues(decoder, names: ["xs", "sm", "md", "lg", "xl"])
    try values.readLength("xs", into: &xs)
    try values.readLength("sm", into: &sm)
    try values.readLength("md", into: &md)
    try values.readLength("lg", into: &lg)
    try values.readLength("xl", into: &xl)
  }
}

extension SKTheme.Radius: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try ThemeValues(decoder, names: ["sm", "md", "lg"])
    try values.readLength("sm", into: &sm)
    try values.readLength("md", into: &md)
    try values.readLength("lg", into: &lg)
  }
}

extension SKTheme.Palette: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try ThemeValues(decoder, names: ["placeholder", "surfaceSunken"])
    try values.read("placeholder", into: &placeholder)
    try values.read("surfaceSunken", into: &surfaceSunken)
  }
}

extension SKTheme.Typography: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try ThemeValues(decoder, names: ["headline", "callout"])
    var font = ThemeFont(headline)
    try values.read("headline", into: &font)
    headline = font.font
    font = ThemeFont(callout)
    try values.read("callout", into: &font)
    callout = font.font
  }
}

extension SKThemeColor: Decodable {
  /// One colour for all surroundings, or one for each.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(try ThemeValues.color(text, at: decoder.codingPath))
      return
    }
    let values = try ThemeValues(decoder, names: ["light", "dark"])
    self.init(light: try values.color("light"), dark: try values.color("dark"))
  }
}
