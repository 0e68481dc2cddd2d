/// How a highlight looks that sweeps across a view.
public struct SKShimmerStyle: Sendable, Hashable {
  /// The shape of the band across its width.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    /// Rises and falls evenly.
    case linear
    /// Rises and falls like a wave.
    case smooth
  }

  public var highlight: Color
  /// Opacity of the highlight at its peak; nil is 0.6 in light surroundings, 0.10 in dark ones.
  public var strength: Double?
  /// Full width of the band as a fraction of the way across the view.
  public var band: Double
  /// Direction of travel: 0 is from leading to trailing, positive turns clockwise.
  public var angle: Angle
  public var profile: Profile

  public init(
    highlight: Color = .white, strength: Double? = nil, band: Double = 0.4, angle: Angle = .zero,
    profile: Profile = .linear
  ) {
    self.highlight = highlight
    self.strength = strength
    self.band = band
    self.angle = angle
    self.profile = profile
  }
}
