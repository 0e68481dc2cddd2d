import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonRaster

/// Pillow's own resampling as the judge.
@Suite struct PillowResizeTests {
  private static let script = """
    import sys
    from PIL import Image
    folder, width, height, filter = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    source = Image.frombytes('RGBA', (96, 60), open(folder + '/in', 'rb').read())
    # Filters work on premultiplied colours, as ours does.
    judge = source.convert('RGBa').resize((width, height), Image.Resampling[filter])
    open(folder + '/out', 'wb').write(judge.convert('RGBA').tobytes())
    """

  private static func judge(
    _ bitmap: Bitmap, _ size: PixelSize, _ filter: String
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "resize-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bitmap.pixels).write(to: folder.appending(path: "in"))
    let status = PythonScript.run(
      ["-c", script, folder.path, "\(size.width)", "\(size.height)", filter])
    try #require(status == 0)
    return [UInt8](try Data(contentsOf: folder.appending(path: "out")))
  }

  private static func largest(_ bitmap: Bitmap, _ size: PixelSize, _ filter: String) throws -> Int {
    let rect = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let sampling = filter == "NEAREST" ? ImagePaint.Sampling.nearest : .linear
    let paint = ImagePaint(bitmap, in: rect, sampling: sampling)
    let drawing = Drawing(
      size: size, background: nil, nodes: [.fill(.rectangle(rect), .image(paint))])
    let ours = ImagePaintTests.pixels(drawing)
    return zip(ours, try judge(bitmap, size, filter)).reduce(0) {
      max($0, abs(Int($1.0) - Int($1.1)))
    }
  }

  @Test(
    "reduced by whole numbers an image equals Pillow's BOX within a level",
    arguments: [(48, 30), (32, 20), (24, 15), (16, 60), (8, 5)])
  func box(width: Int, height: Int) throws {
    let bitmap = ImagePaintTests.noise(96, 60, opaque: true)
    let size = PixelSize(width: width, height: height)
    #expect(try Self.largest(bitmap, size, "BOX") <= 1)
  }

  @Test(
    "enlarged an image equals Pillow's BILINEAR within two levels",
    arguments: [(192, 120), (97, 61), (250, 75), (288, 180)])
  func bilinear(width: Int, height: Int) throws {
    let bitmap = ImagePaintTests.noise(96, 60, opaque: true)
    let size = PixelSize(width: width, height: height)
    #expect(try Self.largest(bitmap, size, "BILINEAR") <= 2)
  }

  @Test("without interpolation an image equals Pillow's NEAREST to the bit")
  func nearest() throws {
    let bitmap = ImagePaintTests.noise(96, 60, opaque: true)
    // No centre of a pixel lies between two samples, where Pillow adds up rounding errors.
    for size in [PixelSize(width: 192, height: 180), PixelSize(width: 64, height: 40)] {
      #expect(try Self.largest(bitmap, size, "NEAREST") == 0)
    }
  }
}
