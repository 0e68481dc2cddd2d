/// Pixels that depend on several sweeps, composited by definition, eight at a time.
///
/// The value's tree is laid out as steps on a stack of colours, so that the loop over pixels
/// follows no references: walking the tree itself spent nine tenths of its time counting them.
struct GeneralKernel: Sendable {
  private enum Step: Sendable {
    case push(rest: SIMD4<Float>, gain: SIMD4<Float>, sweep: Int)
    case pushConstant(SIMD4<Float>)
    /// The top of the stack over the one below it.
    case over
    case scale(Float)
    /// Straight R, G, B and the opacity at full intensity.
    case highlight(SIMD4<Float>, sweep: Int)
    case fade(loss: Float, sweep: Int)
    /// So many parts of the top of the stack, the rest of the one below it.
    case mix(Float)
  }

  /// Premultiplied colours of eight pixels.
  private struct Lanes {
    var r: SIMD8<Float>
    var g: SIMD8<Float>
    var b: SIMD8<Float>
    var a: SIMD8<Float>

    @inline(__always)
    init(_ color: SIMD4<Float>) {
      r = SIMD8(repeating: color.x)
      g = SIMD8(repeating: color.y)
      b = SIMD8(repeating: color.z)
      a = SIMD8(repeating: color.w)
    }

    @inline(__always)
    mutating func scale(_ k: SIMD8<Float>) {
      r *= k
      g *= k
      b *= k
      a *= k
    }

    @inline(__always)
    mutating func add(_ color: SIMD4<Float>, _ k: SIMD8<Float>) {
      r += color.x * k
      g += color.y * k
      b += color.z * k
      a += color.w * k
    }

    @inline(__always)
    mutating func add(_ other: Lanes) {
      r += other.r
      g += other.g
      b += other.b
      a += other.a
    }

    /// Straight, on the grid that all pixels are on, and rounded half up.
    @inline(__always)
    var pixels: SIMD8<UInt32> {
      let alpha = Self.bits(a * 255)
      let unit = 255 / a
      let color = Self.bits(r * unit) | Self.bits(g * unit) &<< 8 | Self.bits(b * unit) &<< 16
      return (color | alpha &<< 24).replacing(with: 0, where: alpha .== 0)
    }

    @inline(__always)
    private static func bits(_ levels: SIMD8<Float>) -> SIMD8<UInt32> {
      let rounder = LinearKernel.rounder
      let held = levels.clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 255))
      let steps = held * Float(PixelPacking.unit) + rounder - rounder
      let rounded = steps * Float(1 / PixelPacking.unit) + Float(PixelPacking.tieBias)
      return unsafeBitCast(rounded + rounder, to: SIMD8<UInt32>.self) & 255
    }
  }

  private var steps: [Step] = []
  private var depth = 0

  /// - Precondition: `value` depends on sweeps only.
  init(_ value: PixelValue) {
    append(value, above: 0)
  }

  private mutating func append(_ value: PixelValue, above: Int) {
    depth = max(depth, above + 1)
    switch value {
    case .linear(let linear):
      let rest = SIMD4<Float>(linear.rest)
      guard let sweep = linear.shimmer else { return steps.append(.pushConstant(rest)) }
      steps.append(.push(rest: rest, gain: SIMD4<Float>(linear.gain), sweep: Int(sweep)))
    case .over(let upper, let lower):
      append(lower, above: above)
      append(upper, above: above + 1)
      steps.append(.over)
    case .scaled(let value, let k):
      append(value, above: above)
      steps.append(.scale(Float(k)))
    case .highlit(let value, let highlight):
      append(value, above: above)
      steps.append(
        .highlight(SIMD4<Float>(highlight.color), sweep: Int(highlight.shimmer)))
    case .faded(let value, let fade):
      append(value, above: above)
      steps.append(.fade(loss: Float(fade.loss), sweep: Int(fade.shimmer)))
    case .mixed(let from, let to, let weight):
      guard case .known(let k) = weight else { preconditionFailure("mixes are resolved by frame") }
      append(from, above: above)
      append(to, above: above + 1)
      steps.append(.mix(Float(k)))
    }
  }

  /// Draws the pixels of some columns of image row `y`.
  ///
  /// - Parameter sweeps: by index of the shimmer.
  func draw(
    _ sweeps: [SweepPosition], columns: Range<Int>, y: Int,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: depth) { stack in
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 8) {
        evaluate(x: x, y: y, sweeps, stack)
        let pixels = stack[0].pixels
        for i in 0..<min(8, columns.upperBound - x) { row[x + i] = pixels[i] }
      }
    }
  }

  @inline(__always)
  private func evaluate(
    x: Int, y: Int, _ sweeps: [SweepPosition], _ stack: UnsafeMutableBufferPointer<Lanes>
  ) {
    var top = -1
    for step in steps {
      switch step {
      case .push(let rest, let gain, let sweep):
        top += 1
        stack[top] = Lanes(rest)
        stack[top].add(gain, sweeps[sweep].intensity(x: x, y: y))
      case .pushConstant(let color):
        top += 1
        stack[top] = Lanes(color)
      case .over:
        let upper = stack[top]
        top -= 1
        stack[top].scale(1 - upper.a)
        stack[top].add(upper)
      case .scale(let k): stack[top].scale(SIMD8(repeating: k))
      case .highlight(let color, let sweep):
        let k = sweeps[sweep].intensity(x: x, y: y) * color.w
        let light = k * stack[top].a
        stack[top].scale(1 - k)
        stack[top].add(SIMD4(color.x, color.y, color.z, 1), light)
      case .fade(let loss, let sweep):
        stack[top].scale(1 - sweeps[sweep].intensity(x: x, y: y) * loss)
      case .mix(let k):
        var end = stack[top]
        end.scale(SIMD8(repeating: k))
        top -= 1
        stack[top].scale(SIMD8(repeating: 1 - k))
        stack[top].add(end)
      }
    }
  }
}
