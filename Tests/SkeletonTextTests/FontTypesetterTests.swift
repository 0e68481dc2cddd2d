import SkeletonGraphics
import SkeletonText
import Testing

@Suite("the typesetter with real fonts")
struct FontTypesetterTests {
  static func typeset(
    _ string: String, _ font: FontSpec, in box: TextBox = TextBox(grid: PixelGrid(scale: 3))
  ) throws -> TypesetText {
    try FontTypesetter().typeset(
      Paragraph(runs: [Paragraph.Run(string: string, font: font)]), in: box)
  }

  @Test(
    "widths with Inter 3.019 are these to a thousandth, and within 2 points of the device's",
    arguments: [
      // The device's widths: measured for the first, the rest from the font's advances.
      ("This is a test string", FontSpec(size: 17, tracking: -0.43), 143.270, 144.093),
      ("This is a test string", FontSpec(size: 17), 152.300, 152.300),
      ("Real text, redacted", FontSpec(size: 17, weight: 600, tracking: -0.43), 146.267, 147.547),
      (
        "Same layout, no jump when it loads.", FontSpec(size: 16, tracking: -0.31), 260.309,
        260.945
      ),
    ])
  func widths(string: String, font: FontSpec, width: Double, device: Double) throws {
    let line = try Self.typeset(string, font).lines[0]
    #expect(abs(line.width - width) < 0.001, "\(line.width)")
    #expect(abs(line.width - device) < 2)
  }
}
