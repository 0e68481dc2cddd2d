import Glibc
import SkeletonGraphics
import SkeletonTimeline

/// How well the highlights of a drawing can be seen on what they cross.
///
/// Estimated from colours, before anything is drawn: a highlight of strength k changes a fill of
/// opacity α by k·α·|highlight − fill| at its peak. What lies above is not taken into account.
struct HighlightContrast {
  /// The levels of 255 from which a change is seen.
  private static let visible = 3.0

  /// A shimmer that cannot be seen.
  private struct Faint {
    var strength: Double
    /// What is crossed, each with its opacity in all.
    var fills: [RGBA]

    /// The most levels that a highlight of full strength changes.
    func change(by highlight: RGBA) -> Double {
      fills.map { fill in
        let steps = [
          highlight.red - fill.red, highlight.green - fill.green, highlight.blue - fill.blue,
        ]
        return 255 * highlight.alpha * fill.alpha * (steps.map(abs).max() ?? 0)
      }.max() ?? 0
    }
  }

  /// What a person is told; nil when every highlight can be seen.
  let note: String?

  init(of drawing: Drawing) {
    var fills: [Int: [RGBA]] = [:]
    Self.collect(drawing.nodes, opacity: 1, under: nil, into: &fills)
    var (faint, largest) = ([(Faint, RGBA)](), 0.0)
    for (index, shimmer) in drawing.shimmers.enumerated() {
      guard case .highlight(let color, let strength) = shimmer.effect,
        let crossed = fills[index], !crossed.isEmpty
      else { continue }
      let shimmer = Faint(strength: strength, fills: crossed)
      let change = strength * shimmer.change(by: color)
      guard change < Self.visible else { continue }
      faint.append((shimmer, color))
      largest = max(largest, change)
    }
    note = faint.isEmpty ? nil : Self.note(faint, of: drawing.shimmers.count, largest)
  }

  private static func note(_ faint: [(Faint, RGBA)], of count: Int, _ largest: Double) -> String {
    let levels = Rational(Int((largest * 10).rounded()), 10).decimalText
    return "the highlight cannot be seen on \(faint.count) of \(count) shimmering views, which it "
      + "changes by \(levels) levels of 255 at most; \(remedy(faint)) would show"
  }

  /// The strength that makes the faintest visible, or a colour with one.
  private static func remedy(_ faint: [(Faint, RGBA)]) -> String {
    func strength(_ color: (RGBA) -> RGBA) -> Double {
      faint.map { shimmer, own in
        max(shimmer.strength, visible / max(shimmer.change(by: color(own)), 1e-9))
      }.max() ?? 0
    }
    let same = strength { $0 }
    if same <= 1 { return "--strength \(hundredths(same))" }
    let choices = [("black", RGBA.black), ("white", RGBA.white)].map { name, color in
      (name: name, strength: strength { _ in color })
    }
    guard let best = choices.min(by: { $0.strength < $1.strength }), best.strength <= 1 else {
      return "a stronger colour of what they cross"
    }
    return "--highlight \(best.name) --strength \(hundredths(best.strength))"
  }

  private static func hundredths(_ value: Double) -> Double { ceil(value * 100 - 1e-9) / 100 }

  /// The colours that each shimmer crosses; those of gradients are their stops.
  private static func collect(
    _ nodes: [Drawing.Node], opacity: Double, under shimmer: Int?, into fills: inout [Int: [RGBA]]
  ) {
    for node in nodes {
      switch node {
      case .fill(_, let paint), .stroke(_, _, let paint):
        guard let shimmer else { continue }
        fills[shimmer, default: []] += paint.colors.map { $0.opacity(opacity) }
      case .opacity(let k, let children):
        collect(children, opacity: opacity * k, under: shimmer, into: &fills)
      case .clip(_, let children):
        collect(children, opacity: opacity, under: shimmer, into: &fills)
      case .shimmer(let index, let children):
        collect(children, opacity: opacity, under: index, into: &fills)
      case .mix(_, let from, _):
        collect(from, opacity: opacity, under: shimmer, into: &fills)
      }
    }
  }
}

extension Drawing.Paint {
  fileprivate var colors: [RGBA] {
    switch self {
    case .solid(let color): [color]
    case .linear(let ramp), .stencil(_, let ramp): ramp.stops.map(\.color)
    // Pictures have colours of all sorts: some of them show any highlight.
    case .image: [.black, .white]
    }
  }
}
