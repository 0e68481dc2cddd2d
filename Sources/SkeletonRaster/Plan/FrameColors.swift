/// What a plan's materials look like in one frame.
struct FrameColors {
  enum Rule {
    /// The same colour throughout the frame.
    case fixed(UInt32)
    case linear(LinearKernel, sweep: Int)
    case general(GeneralKernel)
  }

  /// By material id.
  let rules: [Rule]
  /// By index of the shimmer; of a fade it means nothing.
  let sweeps: [SweepPosition]

  init(_ plan: FramePlan, _ state: FrameState) {
    precondition(
      state.progress.count == plan.shimmerCount, "a frame state has one progress a shimmer")
    sweeps = zip(plan.shimmers, state.progress).map { SweepPosition($0, progress: $1) }
    let shimmers = plan.shimmers
    rules = plan.materials.map { material in
      switch material {
      case .sweep(let sweep): .linear(LinearKernel(sweep), sweep: Int(sweep.shimmer))
      case .framed(let value):
        Self.rule(
          value.resolved { shimmers[Int($0)].isFade ? state.progress[Int($0)] : nil })
      }
    }
  }

  /// The rule of a value that depends on sweeps only.
  private static func rule(_ value: PixelValue) -> Rule {
    guard case .linear(let linear) = value else { return .general(GeneralKernel(value)) }
    let resting = PixelPacking.pixel(linear.rest)
    guard linear.shimmer != nil, resting != 0 else { return .fixed(resting) }
    let material = SweepMaterial(linear)
    return .linear(LinearKernel(material), sweep: Int(material.shimmer))
  }
}

extension LinearKernel {
  init(_ material: SweepMaterial) {
    let unit = Float(1 / PixelPacking.unit)
    rest = SIMD4<Float>(material.rest) * unit + Float(PixelPacking.tieBias)
    gain = SIMD4<Float>(material.gain) * unit
  }
}
