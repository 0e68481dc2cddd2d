/// What a pixel shows, as a function of the shimmers' intensities.
///
/// Nearly every pixel is a straight line in one of them. Others, under nested sweeps or under a
/// fade of something that itself changes, keep the operations they came from: as a tree they stay
/// as small as the picture, while multiplied out they would double with every level of nesting.
enum PixelValue: Hashable, Sendable {
  /// Not a box in memory, unlike the rest: gradients have one for each pixel.
  case linear(LinearPixel)
  indirect case over(PixelValue, PixelValue)
  indirect case scaled(PixelValue, Double)
  indirect case highlit(PixelValue, Highlight)
  indirect case faded(PixelValue, Fade)
  /// (1 − I) parts of the first and I parts of the second.
  indirect case mixed(PixelValue, PixelValue, MixWeight)

  /// `color` composited source-atop with opacity I·`color.w`.
  struct Highlight: Hashable, Sendable {
    /// Straight R, G, B and the opacity at full intensity.
    var color: SIMD4<Double>
    var shimmer: Int32
  }

  /// Opacity 1 − `loss`·I.
  struct Fade: Hashable, Sendable {
    var loss: Double
    var shimmer: Int32
  }

  /// I of a mix.
  enum MixWeight: Hashable, Sendable {
    case shimmer(Int32)
    case known(Double)
  }

  static let clear = PixelValue.linear(.clear)

  func over(_ lower: PixelValue) -> PixelValue {
    if case .linear(let u) = self {
      if u.isClear { return lower }
      if u.isOpaque { return self }
      if case .linear(let l) = lower, let sum = u.over(l) { return .linear(sum) }
    }
    if case .linear(let l) = lower, l.isClear { return self }
    if isOpaque { return self }
    return .over(self, lower)
  }

  func scaled(by k: Double) -> PixelValue {
    if k == 1 { return self }
    if k == 0 { return .clear }
    if case .linear(let value) = self { return .linear(value.scaled(by: k)) }
    return .scaled(self, k)
  }

  func highlit(by highlight: Highlight) -> PixelValue {
    guard case .linear(let value) = self, value.isConstant else { return .highlit(self, highlight) }
    var target = highlight.color * value.rest.w
    target.w = value.rest.w
    let gain = (target - value.rest) * highlight.color.w
    return .linear(LinearPixel(rest: value.rest, gain: gain, shimmer: highlight.shimmer))
  }

  func faded(by fade: Fade) -> PixelValue {
    guard case .linear(let value) = self, value.isConstant else { return .faded(self, fade) }
    return .linear(
      LinearPixel(rest: value.rest, gain: value.rest * -fade.loss, shimmer: fade.shimmer))
  }

  /// A mix with another value: one of the two at its ends, exactly.
  func mixed(with other: PixelValue, by weight: MixWeight) -> PixelValue {
    if self == other { return self }
    switch weight {
    case .known(0): return self
    case .known(1): return other
    case .known, .shimmer: break
    }
    guard case .linear(let a) = self, case .linear(let b) = other,
      let mix = a.mixed(with: b, weight)
    else { return .mixed(self, other, weight) }
    return .linear(mix)
  }

  /// Whether the value changes with a shimmer for which `predicate` holds.
  func dependsOn(_ predicate: (Int32) -> Bool) -> Bool {
    switch self {
    case .linear(let value): value.shimmer.map(predicate) ?? false
    case .over(let upper, let lower): upper.dependsOn(predicate) || lower.dependsOn(predicate)
    case .scaled(let value, _): value.dependsOn(predicate)
    case .highlit(let value, let highlight):
      predicate(highlight.shimmer) || value.dependsOn(predicate)
    case .faded(let value, let fade): predicate(fade.shimmer) || value.dependsOn(predicate)
    case .mixed(let from, let to, let weight):
      weight.dependsOn(predicate) || from.dependsOn(predicate) || to.dependsOn(predicate)
    }
  }

  /// Whether alpha is 1 whatever the shimmers do.
  var isOpaque: Bool {
    switch self {
    case .linear(let value): abs(value.rest.w - 1) < 1e-9 && abs(value.gain.w) < 1e-9
    case .over(let upper, let lower): upper.isOpaque || lower.isOpaque
    case .highlit(let value, _): value.isOpaque
    case .mixed(let from, let to, _): from.isOpaque && to.isOpaque
    case .scaled, .faded: false
    }
  }
}

extension PixelValue.MixWeight {
  func dependsOn(_ predicate: (Int32) -> Bool) -> Bool {
    if case .shimmer(let shimmer) = self { predicate(shimmer) } else { false }
  }
}
