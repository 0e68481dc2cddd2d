import SkeletonGraphics

/// The rules of a plan's materials: those that hold in every frame, and what the others are made
/// from once the fades of a frame are known.
struct MaterialRules: Sendable {
  /// By material id; of those in `fading` there are only places.
  private let rules: [MaterialRule]
  private let fading: [(id: Int, value: Range<Int>)]
  private let program: ValueProgram

  init(_ materials: [Material], shimmers: [Shimmer]) {
    var fading: [(id: Int, value: Range<Int>)] = []
    var program = ValueProgram()
    rules = materials.enumerated().map { id, material in
      switch material {
      case .sweep(let sweep): return MaterialRule(sweep)
      case .framed(let value):
        guard value.dependsOn({ shimmers[Int($0)].isFade }) else { return MaterialRule(value) }
        fading.append((id, program.append(value)))
        return .fixed(0)
      }
    }
    self.fading = fading
    self.program = program
  }

  var count: Int { rules.count }

  /// The rules by material id when the fades are at these places.
  ///
  /// - Complexity: materials that fade.
  func resolved(_ state: FrameState, shimmers: [Shimmer]) -> [MaterialRule] {
    if fading.isEmpty { return rules }
    var result = rules
    let intensities = shimmers.indices.map { shimmers[$0].isFade ? state.progress[$0] : nil }
    var stack: [PixelValue] = []
    for (id, value) in fading {
      result[id] = MaterialRule(program.resolved(value, intensities, stack: &stack))
    }
    return result
  }
}
