/// Pixel values as operations on a stack, all in one piece of memory.
///
/// A crossfade has tens of thousands of values to resolve in every frame. As trees, two thirds of
/// that time went into counting references to their nodes, from all threads at once.
struct ValueProgram: Sendable {
  private enum Step: Sendable {
    case linear(LinearPixel)
    case over
    case scaled(Double)
    case highlit(PixelValue.Highlight)
    case faded(PixelValue.Fade)
    case mixed(PixelValue.MixWeight)
  }

  private var steps: [Step] = []

  /// Takes a value in, and returns where its steps are.
  mutating func append(_ value: PixelValue) -> Range<Int> {
    let start = steps.count
    push(value)
    return start..<steps.count
  }

  private mutating func push(_ value: PixelValue) {
    switch value {
    case .linear(let pixel): steps.append(.linear(pixel))
    case .over(let upper, let lower): push(upper, lower, then: .over)
    case .scaled(let value, let k): push(value, then: .scaled(k))
    case .highlit(let value, let highlight): push(value, then: .highlit(highlight))
    case .faded(let value, let fade): push(value, then: .faded(fade))
    case .mixed(let from, let to, let weight): push(from, to, then: .mixed(weight))
    }
  }

  private mutating func push(_ operands: PixelValue..., then step: Step) {
    for operand in operands { push(operand) }
    steps.append(step)
  }

  /// A value of the program once some shimmers' intensities are known.
  ///
  /// - Parameters:
  ///   - intensities: by shimmer; nil for those that are not known.
  ///   - stack: room to work in.
  func resolved(
    _ value: Range<Int>, _ intensities: [Double?], stack: inout [PixelValue]
  ) -> PixelValue {
    stack.removeAll(keepingCapacity: true)
    for step in steps[value] {
      switch step {
      case .linear(let pixel):
        stack.append(.linear(pixel.resolved(intensities)))
      case .over:
        let lower = stack.removeLast()
        stack.append(stack.removeLast().over(lower))
      case .scaled(let k):
        stack.append(stack.removeLast().scaled(by: k))
      case .highlit(let highlight):
        stack.append(stack.removeLast().highlit(by: highlight))
      case .faded(let fade):
        let inner = stack.removeLast()
        let known = intensities[Int(fade.shimmer)]
        stack.append(known.map { inner.scaled(by: 1 - fade.loss * $0) } ?? inner.faded(by: fade))
      case .mixed(let weight):
        let to = stack.removeLast()
        stack.append(stack.removeLast().mixed(with: to, by: weight.resolved(intensities)))
      }
    }
    return stack.removeLast()
  }
}

extension LinearPixel {
  fileprivate func resolved(_ intensities: [Double?]) -> LinearPixel {
    guard let shimmer, let intensity = intensities[Int(shimmer)] else { return self }
    return LinearPixel(rest + gain * intensity)
  }
}

extension PixelValue.MixWeight {
  fileprivate func resolved(_ intensities: [Double?]) -> Self {
    guard case .shimmer(let shimmer) = self, let intensity = intensities[Int(shimmer)] else {
      return self
    }
    return .known(intensity)
  }
}
