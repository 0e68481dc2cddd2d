import SkeletonGraphics
import SkeletonRaster
import SkeletonText

/// What glyphs that do not move cost the frames of the phone benchmark.
enum TextBench {
  static func run() throws {
    let bare = RasterBench.phone(scale: 2)
    var written = bare
    let glyphs = try paragraph(of: 2000)
    written.nodes.append(
      .fill(glyphs.offset(by: Point(x: 48, y: 760)), .solid(RGBA(hex: 0x1C1C1E))))
    let states = RasterBench.states(of: bare, frames: 45)
    func frames(of drawing: Drawing) -> () -> Void {
      let plan = FramePlan(drawing, jobs: 1)
      var pixels = [UInt8](repeating: 0, count: drawing.size.count * 4)
      return { for state in states { plan.drawRGBA(state, into: &pixels) } }
    }
    let times = try Measurement(
      rounds: 15,
      [
        .init(name: "text", run: frames(of: written)), .init(name: "bare", run: frames(of: bare)),
      ])
    Report.line("frames of phone with 2000 glyphs / without", times, "text", "bare", limit: 1.05)
  }

  /// So many letters, in lines as wide as the phone's content at scale 2.
  private static func paragraph(of count: Int) throws -> BezierPath {
    let words = "Sphinx of black quartz, judge my vow; pack five dozen jugs. "
    let letters = words.filter { $0 != " " }.count
    let text = String(repeating: words, count: (count + letters - 1) / letters)
    let typeset = try FontTypesetter().typeset(
      Paragraph(runs: [Paragraph.Run(string: text, font: FontSpec(size: 22))]),
      in: TextBox(width: 684, grid: PixelGrid(scale: 1)))
    var path = BezierPath()
    for line in typeset.lines {
      for glyphs in line.glyphs { path.append(glyphs.outline) }
    }
    return path
  }
}
