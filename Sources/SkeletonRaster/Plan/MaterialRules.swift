import SkeletonGraphics

/// The rules of a plan's materials: those that hold in every frame, and what the others are made
/// from once the fades of a frame are known.
struct MaterialRules: Sendable {
  /// By material id; of those in `fading` there are only places.
  private let rules: [MaterialRule]
  private let fading: [(id: Int, value: Range<Int>)]
  private let program: ValueProgram
  /// The rules with all fades at 0, and all at 1, where there is a mix: all frames but those of the
  /// crossfade itself have these.
  private var ends: [Double: [MaterialRule]] = [:]

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
    guard !fading.isEmpty, shimmers.contains(where: { $0.effect == .mix }) else { return }
    for progress in [0.0, 1.0] {
      let state = FrameState(progress: shimmers.map { _ in progress })
      ends[progress] = resolved(state, shimmers: shimmers)
    }
  }

  var count: Int { rules.count }

  /// The rules by material id when the fades are at these places.
  ///
  /// - Complexity: materials that fade.
  func resolved(_ state: FrameState, shimmers: [Shimmer]) -> [MaterialRule] {
    if fading.isEmpty { return rules }
    if let rules = atEnd(state, shimmers) { return rules }
    var result = rules
    let intensities = shimmers.indices.map { shimmers[$0].isFade ? state.progress[$0] : nil }
    var stack: [PixelValue] = []
    for (id, value) in fading {
      result[id] = MaterialRule(program.resolved(value, intensities, stack: &stack))
    }
    return result
  }

  private func atEnd(_ state: FrameState, _ shimmers: [Shimmer]) -> [MaterialRule]? {
    if ends.isEmpty { return nil }
    let fades = shimmers.indices.filter { shimmers[$0].isFade }.map { state.progress[$0] }
    guard let first = fades.first, fades.allSatisfy({ $0 == first }) else { return nil }
    return ends[first]
  }
}
