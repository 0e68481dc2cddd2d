/// How the pixels of a material are drawn in a frame.
enum MaterialRule: Sendable {
  /// The same colour throughout the frame.
  case fixed(UInt32)
  case linear(LinearKernel, sweep: Int)
  case general(GeneralKernel)

  /// - Precondition: the value depends on sweeps only.
  init(_ value: PixelValue) {
    guard case .linear(let linear) = value else {
      self = .general(GeneralKernel(value))
      return
    }
    let resting = PixelPacking.pixel(linear.rest)
    if linear.isConstant || resting == 0 {
      self = .fixed(resting)
    } else {
      self.init(SweepMaterial(linear))
    }
  }

  init(_ material: SweepMaterial) {
    self = .linear(LinearKernel(material), sweep: Int(material.shimmer))
  }
}
