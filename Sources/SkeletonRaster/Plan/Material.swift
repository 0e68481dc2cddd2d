/// How an animated pixel gets its colour, shared by all pixels that get it the same way.
enum Material: Hashable, Sendable {
  case sweep(SweepMaterial)
  /// Depends on fades, or on several sweeps: worked out anew for each frame.
  case framed(PixelValue)

  /// Whether the colour changes with a shimmer for which `predicate` holds.
  func dependsOn(_ predicate: (Int32) -> Bool) -> Bool {
    switch self {
    case .sweep(let material): predicate(material.shimmer)
    case .framed(let value): value.dependsOn(predicate)
    }
  }
}

/// A pixel under one sweep whose alpha does not change: straight R, G, B, A = rest + I·gain, in
/// steps of ``PixelPacking``'s grid.
struct SweepMaterial: Hashable, Sendable {
  var rest: SIMD4<Int32>
  var gain: SIMD4<Int32>
  var shimmer: Int32

  /// - Precondition: `value` depends on a sweep, and its alpha is constant and above 0.
  init(_ value: LinearPixel) {
    rest = PixelPacking.grid(value.rest, alpha: value.rest.w)
    gain = PixelPacking.grid(value.gain, alpha: value.rest.w)
    shimmer = value.shimmer ?? -1
  }

  /// Three words in place of one a component: gradients hash a material a pixel.
  func hash(into hasher: inout Hasher) {
    func packed(_ v: SIMD4<Int32>) -> Int {
      Int(v.x) ^ Int(v.y) << 20 ^ Int(v.z) << 40
    }
    hasher.combine(packed(rest))
    hasher.combine(packed(gain))
    hasher.combine(Int(rest.w) << 32 ^ Int(shimmer))
  }
}

/// Materials in the order of their first use.
struct MaterialTable: Sendable {
  private(set) var materials: [Material] = []
  private var ids: [Material: Int32] = [:]

  mutating func id(of material: Material) -> Int32 {
    if let id = ids[material] { return id }
    let id = Int32(materials.count)
    materials.append(material)
    ids[material] = id
    return id
  }
}
