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

  /// Draws a line of text and compares it with the coverage of standard input, a picture whose
  /// text begins two font sizes from its left and has its baseline as far from its top; prints the
  /// largest and the mean difference, the latter over what the text covers, in 1/255, and the
  /// width of the line.
  ///
  /// Arguments: font file, size, text, width and height of the picture. Pillow draws sixteen times as
  /// large and reduces: that leaves its hinting no room.
  static let comparison = """
    import sys, numpy as np
    from PIL import Image, ImageDraw, ImageFont
    file, size, text = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    W, H = int(sys.argv[4]), int(sys.argv[5])
    K = 16
    font = ImageFont.truetype(file, size * K, layout_engine=ImageFont.Layout.RAQM)
    judge = Image.new('L', (W * K, H * K))
    ImageDraw.Draw(judge).text((2 * size * K, 2 * size * K), text, 255, font, anchor='ls')
    judge = np.array(judge.reduce(K)).astype(float)
    ours = np.array(sys.stdin.read().split(), float).reshape(H, W)
    difference = abs(ours - judge)
    print(difference.max(), difference.sum() / (judge.sum() / 255), font.getlength(text) / K)
    """
}
