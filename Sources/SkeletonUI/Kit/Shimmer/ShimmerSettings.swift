package import SkeletonGraphics

/// What all shimmers of a picture are told, whatever their own style says.
package struct ShimmerSettings: Sendable, Hashable {
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    /// A highlight that sweeps across.
    case shimmer
    /// Content that fades and comes back.
    case pulse
    /// Nothing moves.
    case none
  }

  package enum Wave: String, Sendable, Hashable, CaseIterable {
    /// The band crosses each view by itself.
    case view
    /// The band crosses the canvas, once for all views.
    case canvas
  }

  package var effect: Effect
  package var wave: Wave
  /// nil leaves what a style says; so do the others.
  package var highlight: RGBA?
  package var strength: Double?
  package var band: Double?
  package var angle: Angle?
  package var profile: SKShimmerStyle.Profile?
  /// The opacity of content at the faintest point of a pulse.
  package var pulseMinimum: Double

  package init(
    effect: Effect = .shimmer, wave: Wave = .view, pulseMinimum: Double = 0.4
  ) {
    self.effect = effect
    self.wave = wave
    self.pulseMinimum = pulseMinimum
  }
}
