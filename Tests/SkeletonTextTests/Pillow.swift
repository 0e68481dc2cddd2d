import Foundation
import SkeletonGraphics

/// Pillow, with its own FreeType, HarfBuzz, FriBidi and Raqm, as a judge of what is drawn.
enum Pillow {
  private static let python = "/usr/bin/python3"

  /// Whether Pillow is here and lays text out by Raqm.
  static let isAvailable: Bool =
    (try? run("from PIL import features; print(features.check('raqm'))", [], ""))
    == "True\n"

  /// What a script prints.
  static func run(_ script: String, _ arguments: [String], _ input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", script] + arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: output, as: UTF8.self)
  }

  struct Failure: Error { var status: Int32 }

  /// A path, one element a line, as ``comparison`` reads it.
  static func text(_ path: BezierPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): "M \(p.x) \(p.y)"
      case .line(let p): "L \(p.x) \(p.y)"
      case .quad(let c, let p): "Q \(c.x) \(c.y) \(p.x) \(p.y)"
      case .cubic(let a, let b, let p): "C \(a.x) \(a.y) \(b.x) \(b.y) \(p.x) \(p.y)"
      case .close: "Z"
      }
    }.joined(separator: "\n") + "\n"
  }

  /// Draws the path of standard input (baseline at 0) and, by itself, a line of text; prints the
  /// largest and the mean difference of coverage, the latter over what the text covers, in 1/255.
  ///
  /// Arguments: font file, size, text. Both are drawn eight times as large, without
  /// antialiasing of the path, and reduced: that leaves Pillow's hinting no room.
  static let comparison = """
    import sys, numpy as np
    from PIL import Image, ImageDraw, ImageFont
    file, size, text = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    K = 8
    font = ImageFont.truetype(file, size * K, layout_engine=ImageFont.Layout.RAQM)
    length = font.getlength(text)
    W = (int(length / K) + 2 * size) * K
    H = 3 * size * K
    x0, y0 = size * K, 2 * size * K
    judge = Image.new('L', (W, H))
    ImageDraw.Draw(judge).text((x0, y0), text, 255, font, anchor='ls')

    def curve(points, steps=16):
        n = len(points) - 1
        for i in range(1, steps + 1):
            s = i / steps
            row = points
            while len(row) > 1:
                row = [((1 - s) * a + s * c, (1 - s) * b + s * d)
                       for (a, b), (c, d) in zip(row, row[1:])]
            yield row[0]

    winding = np.zeros((H, W), int)
    contour = []
    for line in sys.stdin:
        kind, *values = line.split()
        values = [float(v) for v in values]
        points = [(x0 + x * K, y0 + y * K) for x, y in zip(values[::2], values[1::2])]
        if kind == 'M': contour = points
        elif kind in 'LQC': contour += curve(contour[-1:] + points, 1 if kind == 'L' else 16)
        else:
            area = sum(a * d - b * c for (a, b), (c, d) in zip(contour, contour[1:] + contour[:1]))
            mask = Image.new('1', (W, H))
            ImageDraw.Draw(mask).polygon(contour, fill=1)
            winding += np.array(mask).astype(int) * (1 if area > 0 else -1)
    ours = Image.fromarray(((winding != 0) * 255).astype('uint8')).reduce(K)
    ours, judge = (np.array(i).astype(float) for i in (ours, judge.reduce(K)))
    difference = abs(ours - judge)
    print(difference.max(), difference.sum() / (judge.sum() / 255), length / K)
    """
}
