import SkeletonGraphics
import Testing

/// A view whose right layout is known: rectangles as laid out, in points of the canvas.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let number: Int
  let title: String
  let canvas: Size
  let size: Size
  /// By id; names that the view does not give are those of its leaves in drawing order.
  let rects: [(name: String, rect: Rect)]

  init(
    _ number: Int, _ title: String, canvas: (Double, Double), size: (Double, Double),
    _ rects: [(name: String, rect: Rect)]
  ) {
    self.number = number
    self.title = title
    self.canvas = Size(width: canvas.0, height: canvas.1)
    self.size = Size(width: size.0, height: size.1)
    self.rects = rects
  }

  var testDescription: String { "\(number) \(title)" }
}

extension LayoutCase {
  /// Computed by an independent checker, and looked over by hand.
  static let all: [LayoutCase] = [
    LayoutCase(
      1, "greedy shape", canvas: (200, 100), size: (200, 100), [("a", Rect(0, 0, 200, 100))]),
    LayoutCase(2, "fixed frame", canvas: (200, 100), size: (50, 20), [("a", Rect(75, 40, 50, 20))]),
    LayoutCase(
      3, "one-axis fixed frame", canvas: (200, 100), size: (200, 20), [("a", Rect(0, 40, 200, 20))]),
    LayoutCase(
      4, "nil proposal → 10", canvas: (200, 100), size: (10, 10), [("a", Rect(95, 45, 10, 10))]),
    LayoutCase(
      6, "alignment in a fixed frame", canvas: (200, 100), size: (50, 50),
      [("a", Rect(105, 65, 20, 10))]),
    LayoutCase(
      7, "fixed child overflows its frame, centred", canvas: (200, 100), size: (40, 10),
      [("a", Rect(60, 45, 80, 10))]),
    LayoutCase(
      8, "maxWidth only, greedy child", canvas: (200, 100), size: (80, 100),
      [("a", Rect(60, 0, 80, 100))]),
    LayoutCase(
      10, "minWidth only, small child", canvas: (200, 100), size: (60, 20),
      [("a", Rect(90, 40, 20, 20)), ("F", Rect(70, 40, 60, 20))]),
    LayoutCase(
      11, "maxWidth .infinity takes the proposal", canvas: (200, 100), size: (200, 20),
      [("a", Rect(0, 40, 20, 20)), ("F", Rect(0, 40, 200, 20))]),
    LayoutCase(
      12, "finite maxWidth takes min(proposal, max)", canvas: (200, 100), size: (120, 20),
      [("a", Rect(40, 40, 20, 20)), ("F", Rect(40, 40, 120, 20))]),
    LayoutCase(
      14, "min and max: proposal inside the range", canvas: (100, 100), size: (100, 20),
      [("a", Rect(40, 40, 20, 20)), ("F", Rect(0, 40, 100, 20))]),
    LayoutCase(
      15, "min and max: proposal below the range", canvas: (40, 100), size: (60, 20),
      [("a", Rect(10, 40, 20, 20)), ("F", Rect(-10, 40, 60, 20))]),
    LayoutCase(
      17, "ideal size under fixedSize", canvas: (200, 100), size: (30, 40),
      [("a", Rect(85, 30, 30, 40))]),
    LayoutCase(
      18, "padding on a greedy child", canvas: (200, 100), size: (200, 100),
      [("a", Rect(10, 10, 180, 80))]),
    LayoutCase(
      19, "default padding 16", canvas: (200, 100), size: (200, 100), [("a", Rect(16, 16, 168, 68))]
    ),
    LayoutCase(
      20, "edge padding", canvas: (200, 100), size: (200, 100), [("a", Rect(20, 0, 160, 100))]),
    LayoutCase(
      21, "padding on a fixed child", canvas: (200, 100), size: (60, 30),
      [("a", Rect(75, 40, 50, 20)), ("P", Rect(70, 35, 60, 30))]),
    LayoutCase(
      23, "even split", canvas: (210, 50), size: (210, 50),
      [("a", Rect(0, 0, 100, 50)), ("b", Rect(110, 0, 100, 50))]),
    LayoutCase(
      24, "default spacing 8", canvas: (208, 50), size: (208, 50),
      [("a", Rect(0, 0, 100, 50)), ("b", Rect(108, 0, 100, 50))]),
    LayoutCase(
      25, "fixed then greedy", canvas: (200, 100), size: (200, 100),
      [("a", Rect(0, 0, 50, 100)), ("b", Rect(50, 0, 150, 100))]),
    LayoutCase(
      26, "least flexible first, whatever the order", canvas: (200, 100), size: (200, 100),
      [("a", Rect(0, 0, 80, 100)), ("b", Rect(80, 0, 40, 100)), ("c", Rect(120, 0, 80, 100))]),
    LayoutCase(
      28, "children capped: stack hugs", canvas: (200, 100), size: (80, 100),
      [("a", Rect(60, 0, 30, 100)), ("b", Rect(90, 0, 50, 100))]),
    LayoutCase(
      31, "layoutPriority against a zero minimum", canvas: (200, 100), size: (200, 100),
      [("a", Rect(0, 0, 200, 100)), ("b", Rect(200, 0, 0, 100))]),
    LayoutCase(
      32, "Spacer pushes to the ends", canvas: (200, 100), size: (200, 100),
      [("a", Rect(0, 0, 50, 100)), ("b", Rect(150, 0, 50, 100))]),
    LayoutCase(
      34, "Spacer(minLength: 0)", canvas: (100, 50), size: (100, 50),
      [("a", Rect(0, 0, 50, 50)), ("b", Rect(50, 0, 50, 50))]),
    LayoutCase(
      36, "two Spacers share", canvas: (200, 100), size: (200, 40), [("a", Rect(80, 30, 40, 40))]),
    LayoutCase(
      38, "VStack leading", canvas: (200, 100), size: (100, 40),
      [("a", Rect(50, 30, 100, 20)), ("b", Rect(50, 50, 40, 20))]),
    LayoutCase(
      39, "VStack trailing", canvas: (200, 100), size: (100, 40),
      [("a", Rect(50, 30, 100, 20)), ("b", Rect(110, 50, 40, 20))]),
    LayoutCase(
      40, "VStack centre is the default", canvas: (200, 100), size: (100, 40),
      [("a", Rect(50, 30, 100, 20)), ("b", Rect(80, 50, 40, 20))]),
    LayoutCase(
      42, "ZStack union, centred", canvas: (200, 100), size: (100, 60),
      [("a", Rect(50, 40, 100, 20)), ("b", Rect(90, 20, 20, 60))]),
    LayoutCase(
      44, "overlay with alignment", canvas: (200, 100), size: (100, 60),
      [("a", Rect(50, 20, 100, 60)), ("b", Rect(130, 60, 20, 20))]),
    LayoutCase(
      45, "a larger overlay does not change the layout", canvas: (200, 100), size: (40, 20),
      [("a", Rect(80, 40, 20, 20)), ("b", Rect(65, 25, 50, 50)), ("c", Rect(100, 40, 20, 20))]),
    LayoutCase(
      47, "padding after background", canvas: (200, 100), size: (40, 40),
      [("a", Rect(90, 40, 20, 20)), ("b", Rect(90, 40, 20, 20))]),
    LayoutCase(
      48, "aspectRatio fit", canvas: (200, 200), size: (200, 100), [("a", Rect(0, 50, 200, 100))]),
    LayoutCase(
      50, "offset is visual only", canvas: (200, 100), size: (40, 20),
      [("a", Rect(130, 45, 20, 20)), ("b", Rect(100, 40, 20, 20))]),
    LayoutCase(
      51, "ideal stack", canvas: (200, 100), size: (28, 10),
      [("a", Rect(86, 45, 10, 10)), ("b", Rect(104, 45, 10, 10))]),
    LayoutCase(
      53, "equal columns", canvas: (324, 100), size: (324, 40),
      [
        ("r0", Rect(0, 30, 100, 40)), ("r1", Rect(112, 30, 100, 40)),
        ("r2", Rect(224, 30, 100, 40)),
      ]),
    LayoutCase(
      54, "Group is transparent", canvas: (200, 100), size: (80, 100),
      [("a", Rect(60, 0, 20, 100)), ("b", Rect(90, 0, 20, 100)), ("c", Rect(120, 0, 20, 100))]),
    LayoutCase(
      56, "top-aligned root (the seed’s outer modifiers)", canvas: (390, 844), size: (390, 844),
      [("a", Rect(24, 24, 342, 40)), ("b", Rect(0, 0, 390, 844))]),
    LayoutCase(
      58, "Circle asks for a square (iOS 16+)", canvas: (200, 100), size: (100, 100),
      [("a", Rect(50, 0, 100, 100))]),
    LayoutCase(
      60, "seed: SKSkeleton(.rect)", canvas: (200, 100), size: (200, 16),
      [("a", Rect(0, 42, 200, 16))]),
    LayoutCase(
      61, "seed: SKSkeleton(.circle)", canvas: (200, 100), size: (44, 44),
      [("a", Rect(78, 28, 44, 44))]),
    LayoutCase(
      62, "seed: .text(lines: 3)", canvas: (342, 100), size: (342, 52),
      [("l0", Rect(0, 24, 342, 12)), ("l1", Rect(0, 44, 342, 12)), ("l2", Rect(0, 64, 160, 12))]),
    LayoutCase(
      64, "seed: .text(lines: 1) and lines: 0: one full line", canvas: (342, 100), size: (342, 12),
      [("l0", Rect(0, 44, 342, 12))]),
    LayoutCase(
      65, "seed: SKSkeletonRow()", canvas: (342, 44), size: (342, 44),
      [("av", Rect(0, 0, 44, 44)), ("l1", Rect(56, 7, 286, 12)), ("l2", Rect(56, 27, 140, 10))]),
    LayoutCase(67, "Text hugs", canvas: (200, 100), size: (90, 20), [("t", Rect(55, 40, 90, 20))]),
    LayoutCase(
      68, "Text wraps; width is that of the widest line", canvas: (60, 100), size: (40, 40),
      [("t", Rect(10, 30, 40, 40))]),
    LayoutCase(
      69, "Text in a fixed height drops lines", canvas: (30, 100), size: (30, 40),
      [("t", Rect(0, 30, 30, 40))]),
    LayoutCase(
      71, "Text fixedSize ignores the width", canvas: (60, 100), size: (90, 20),
      [("t", Rect(-15, 40, 90, 20))]),
    LayoutCase(
      72, "Text before a greedy shape", canvas: (200, 100), size: (200, 100),
      [("t", Rect(0, 40, 40, 20)), ("a", Rect(40, 0, 160, 100))]),
    LayoutCase(
      73, "Text and Spacer", canvas: (200, 100), size: (200, 20),
      [("t", Rect(0, 40, 40, 20)), ("u", Rect(180, 40, 20, 20))]),
    LayoutCase(
      75, "forced line breaks", canvas: (200, 100), size: (30, 40), [("t", Rect(85, 30, 30, 40))]),
  ]
}
