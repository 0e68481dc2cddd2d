import SkeletonGraphics

/// The rules of a plan's materials: those that hold in every frame, and what the others are made
/// from once the fades of a frame are known.
struct MaterialRules: Sendable {
  /// By material id; of those in `fading` there are only places.
  private let rules: [MaterialRule]
  private let fading: [(id: Int, value: PixelValue)]

  init(_ materials: [Material], shimmers: [Shimmer]) {
    var fading: [(id: Int, value: PixelValue)] = []
    rules = materials.enumerated().map { id, material in
      switch material {
      case .sweep(let sweep): return MaterialRule(sweep)
      case .framed(let value):
        guard value.dependsOn({ shimmers[Int($0)].isFade }) else { return MaterialRule(value) }
        fading.append((id, value))
        return .fixed(0)
      }
    }
    self.fading = fading
  }

  var count: Int { rules.count }

  /// The rules by material id when the fades are at these places.
  ///
  /// - Complexity: materials that fade.
  func resolved(_ state: FrameState, shimmers: [Shimmer]) -> [MaterialRule] {
    var result = rules
    for (id, value) in fading {
      result[id] = MaterialRule(
        value.resolved { shimmers[Int($0)].isFade ? state.progress[Int($0)] : nil })
    }
    return result
  }
}
