import Glibc
import SkeletonGraphics

/// Drawings that use every kind of node but strokes, in strong colours, without symmetry.
struct RandomDrawing {
  private var random: SeededGenerator
  private var drawing: Drawing
  private let hasMixes: Bool

  /// - Parameters:
  ///   - hasMixes: whether crossfades are among the nodes.
  ///   - depth: how deep groups are nested.
  static func make(
    seed: UInt64, isOpaque: Bool, hasMixes: Bool = true, depth: Int = 3
  ) -> Drawing {
    var maker = RandomDrawing(seed: seed, isOpaque: isOpaque, hasMixes: hasMixes)
    maker.drawing.nodes = (0..<4).map { _ in maker.node(depth) }
    return maker.drawing
  }

  private init(seed: UInt64, isOpaque: Bool, hasMixes: Bool) {
    self.hasMixes = hasMixes
    random = SeededGenerator(seed: seed)
    drawing = Drawing(
      size: PixelSize(width: 38, height: 30), background: isOpaque ? RGBA(hex: 0x3A7F21) : nil)
  }

  private mutating func color(alpha: Double? = nil) -> RGBA {
    RGBA(
      red: random.unit(), green: random.unit(), blue: random.unit(),
      alpha: alpha ?? (random.below(2) == 0 ? 1 : random.number(0.3...1)))
  }

  private mutating func box() -> Rect {
    Rect(
      x: random.number(-4...20), y: random.number(-4...15), width: random.number(6...24),
      height: random.number(6...20))
  }

  private mutating func path() -> BezierPath {
    let box = box()
    switch random.below(5) {
    case 0: return .rectangle(box)
    case 1: return .ellipse(in: box)
    case 2: return .roundedRectangle(box, radius: random.number(1...9))
    case 3: return .continuousRoundedRectangle(box, radius: random.number(1...9))
    default:
      var path = BezierPath()
      path.move(to: Point(x: box.minX, y: box.midY))
      path.quad(Point(x: box.minX, y: box.minY), to: Point(x: box.maxX, y: box.minY + 1))
      path.line(to: Point(x: box.midX, y: box.maxY))
      return path
    }
  }

  private mutating func paint() -> Drawing.Paint {
    guard random.below(3) == 0 else { return .solid(color()) }
    let box = box()
    let middle = random.number(0.2...0.8)
    let stops = [
      GradientStop(location: 0, color: color()), GradientStop(location: middle, color: color()),
      GradientStop(location: middle, color: color()), GradientStop(location: 1, color: color()),
    ]
    return .linear(
      LinearRamp(
        start: box.origin, end: Point(x: box.maxX, y: random.below(2) == 0 ? box.minY : box.maxY),
        stops: stops, space: random.below(2) == 0 ? .device : .perceptual))
  }

  private mutating func node(_ depth: Int) -> Drawing.Node {
    switch depth == 0 ? 0 : random.below(hasMixes ? 7 : 6) {
    case 0, 1: return .fill(path(), paint())
    case 2: return .opacity(random.number(0.3...0.9), children(depth))
    case 3: return .clip(path(), children(depth))
    case 6:
      let index = drawing.shimmers.count
      drawing.shimmers.append(Shimmer(effect: .mix, bounds: Rect(x: 0, y: 0, width: 1, height: 1)))
      return .mix(index, from: children(depth), to: random.below(4) == 0 ? [] : children(depth))
    default:
      let index = drawing.shimmers.count
      drawing.shimmers.append(shimmer())
      return .shimmer(index, children(depth))
    }
  }

  private mutating func children(_ depth: Int) -> [Drawing.Node] {
    (0..<1 + random.below(3)).map { _ in node(depth - 1) }
  }

  private mutating func shimmer() -> Shimmer {
    let effect: Shimmer.Effect =
      random.below(4) == 0
      ? .fade(minimum: random.number(0.1...0.8))
      : .highlight(color(), strength: random.number(0.3...1))
    let box = box()
    let bounds = Rect(
      x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(),
      height: box.height.rounded())
    let angle = random.below(2) == 0 ? 0 : random.number(-3...3)
    return Shimmer(
      effect: effect, bounds: bounds, direction: Point(x: cos(angle), y: sin(angle)),
      band: random.number(0.2...1.3), profile: random.below(2) == 0 ? .linear : .smooth)
  }
}
