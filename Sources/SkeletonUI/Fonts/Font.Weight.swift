extension Font {
  /// How thick strokes are; the nearest weight that the family has is drawn.
  public struct Weight: Sendable, Hashable {
    /// On OpenType's scale, 100…900.
    package let value: Int

    package init(value: Int) {
      self.value = value
    }

    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(value: 100)
    /// 200 on OpenType's scale.
    public static let thin = Weight(value: 200)
    /// 300 on OpenType's scale.
    public static let light = Weight(value: 300)
    /// 400 on OpenType's scale.
    public static let regular = Weight(value: 400)
    /// 500 on OpenType's scale.
    public static let medium = Weight(value: 500)
    /// 600 on OpenType's scale.
    public static let semibold = Weight(value: 600)
    /// 700 on OpenType's scale.
    public static let bold = Weight(value: 700)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(value: 800)
    /// 900 on OpenType's scale.
    public static let black = Weight(value: 900)
  }
}
