import SkeletonGraphics
import SkeletonUI

/// A small generator of numbers that is the same everywhere (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Views of random shape, for laws that hold for all of them.
struct RandomViews {
  private var random: SeededGenerator
  /// Leaves the mirror image of the layout the mirror image: nothing that keeps its side.
  private let mirrors: Bool

  init(seed: UInt64, mirrors: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.mirrors = mirrors
  }

  mutating func view(depth: Int) -> AnyView {
    let leafOnly = depth == 0
    switch Int.random(in: 0..<(leafOnly ? 5 : 10), using: &random) {
    case 0: return AnyView(Rectangle().fill(.red))
    case 1: return AnyView(Circle())
    case 2: return AnyView(Text(text()))
    case 3: return AnyView(Spacer(minLength: length(20)))
    case 4: return AnyView(RoundedRectangle(cornerRadius: length(20)).frame(height: length(30)))
    case 5: return AnyView(stack(depth, horizontal: true))
    case 6: return AnyView(stack(depth, horizontal: false))
    case 7: return AnyView(overlap(depth))
    default: return modified(view(depth: depth - 1))
    }
  }

  mutating func length(_ limit: Double) -> CGFloat {
    CGFloat((Double.random(in: 0...limit, using: &random) * 4).rounded() / 4)
  }

  private mutating func text() -> String {
    let words = ["A", "BBB", "CC DDDD", "a\nbb", "EEEEEEEEE", ""]
    return words.randomElement(using: &random) ?? ""
  }

  private mutating func children(_ depth: Int) -> [AnyView] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: depth - 1) }
  }

  private mutating func stack(_ depth: Int, horizontal: Bool) -> AnyView {
    let children = children(depth)
    let spacing = Bool.random(using: &random) ? nil : length(12)
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    if horizontal {
      let alignments: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
      let alignment = alignments.randomElement(using: &random) ?? .center
      return AnyView(HStack(alignment: alignment, spacing: spacing) { content })
    }
    let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
    let alignment = alignments.randomElement(using: &random) ?? .center
    return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
  }

  private mutating func alignment() -> Alignment {
    let alignments: [Alignment] = [.topLeading, .center, .trailing, .bottom, .bottomTrailing]
    return alignments.randomElement(using: &random) ?? .center
  }

  private mutating func overlap(_ depth: Int) -> AnyView {
    let children = children(depth)
    return AnyView(
      ZStack(alignment: alignment()) { ForEach(children.indices, id: \.self) { children[$0] } })
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch Int.random(in: 0..<(mirrors ? 9 : 10), using: &random) {
    case 0: return AnyView(view.padding(.leading, length(20)))
    case 1: return AnyView(view.padding(length(10)))
    case 2: return AnyView(view.frame(width: length(80), alignment: alignment()))
    case 3: return AnyView(view.frame(maxWidth: .infinity, alignment: alignment()))
    case 4: return AnyView(view.frame(minWidth: length(50), maxHeight: length(90)))
    case 5: return AnyView(view.fixedSize(horizontal: Bool.random(using: &random), vertical: true))
    case 6: return AnyView(view.aspectRatio(1.5, contentMode: .fit))
    case 7: return AnyView(view.alignmentGuide(.leading) { $0.width / 3 })
    case 8: return AnyView(view.background(alignment: alignment()) { Text("bg") })
    default: return AnyView(view.offset(x: length(9)))
    }
  }
}
