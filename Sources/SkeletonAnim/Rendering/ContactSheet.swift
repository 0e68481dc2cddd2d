import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonTimeline

/// Frames of a loop side by side in one picture, each with its time below it.
///
/// The sheet is a drawing like any other: it holds the scene once for each frame, scaled down,
/// with shimmers of its own that stand where that frame has them.
struct ContactSheet {
  let drawing: Drawing
  let state: FrameState

  /// The most frames shown.
  private static let frameLimit = 16
  /// The longest side aimed at, in pixels; a sheet is for looking at, not for printing.
  private static let longestSide = 1600.0
  private static let margin = 16.0
  private static let labelHeight = 28.0
  private static let labelFont = FontSpec(size: 15)

  /// What a sheet can take at most, for memory estimates.
  static let pixelLimit = 2_000 * 2_000

  init(of scene: Drawing, states: FrameStates, typesetter: any Typesetter) {
    let frames = Self.frames(of: states)
    let grid = Self.grid(count: frames.count, cell: scene.size)
    let width = Double(scene.size.width) * grid.scale
    let height = Double(scene.size.height) * grid.scale
    let rows = (frames.count + grid.columns - 1) / grid.columns
    func extent(_ count: Int, _ length: Double) -> Int {
      Int((Self.margin + Double(count) * (length + Self.margin)).rounded(.up))
    }
    let background = scene.background.flatMap { $0.alpha < 1 ? nil : $0 } ?? .white
    let ink = background.isDark ? RGBA.white : RGBA.black
    var sheet = Drawing(
      size: PixelSize(
        width: extent(grid.columns, width), height: extent(rows, height + Self.labelHeight)),
      background: background.isDark ? RGBA(hex: 0x3A3A3C) : RGBA(hex: 0xD1D1D6))
    var progress: [Double] = []
    for (place, frame) in frames.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: grid.columns)
      let origin = Point(
        x: Self.margin + Double(column) * (width + Self.margin),
        y: Self.margin + Double(row) * (height + Self.labelHeight + Self.margin))
      sheet.place(scene, scale: grid.scale, at: origin)
      progress += states.state(loopFrame: frame).progress
      let label = Self.label(states.schedule.time(ofFrame: frame), typesetter: typesetter)
      let below = Point(x: origin.x, y: origin.y + height + 6)
      sheet.nodes.append(.fill(label.offset(by: below), .solid(ink)))
    }
    drawing = sheet
    state = FrameState(progress: progress)
  }

  /// Frames spread evenly over the loop, the first among them; what ends in loaded content, which is
  /// no loop, has its last frame as well.
  private static func frames(of states: FrameStates) -> [Int] {
    let frames = states.schedule.loopFrames
    let count = min(frameLimit, frames)
    guard states.reveal != nil, count > 1 else { return (0..<count).map { $0 * frames / count } }
    return (0..<count).map { $0 * (frames - 1) / (count - 1) }
  }

  /// The number of columns whose sheet is nearest to a square, and the scale that makes it fit.
  private static func grid(count: Int, cell: PixelSize) -> (columns: Int, scale: Double) {
    let candidates = (1...count).map { columns in
      let rows = (count + columns - 1) / columns
      return (columns: columns, width: columns * cell.width, height: rows * cell.height)
    }
    let best = candidates.min { max($0.width, $0.height) < max($1.width, $1.height) }
    guard let best else { return (1, 1) }
    return (best.columns, min(1, longestSide / Double(max(best.width, best.height))))
  }

  private static func label(_ time: Rational, typesetter: any Typesetter) -> BezierPath {
    let hundredths = (time * Rational(100)).rounded
    let (seconds, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let text = "\(seconds).\(rest < 10 ? "0" : "")\(rest) s"
    let set = typesetter.typeset(
      Paragraph(runs: [.init(string: text, font: labelFont)]),
      in: TextBox(grid: PixelGrid(scale: 1)))
    var outline = BezierPath()
    for line in set.lines {
      for glyphs in line.glyphs { outline.append(glyphs.outline) }
    }
    return outline
  }
}

extension RGBA {
  /// Whether white text reads better on it than black: by BT.709 luma of the encoded components.
  fileprivate var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }
}
