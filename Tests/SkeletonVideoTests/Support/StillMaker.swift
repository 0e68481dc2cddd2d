import Foundation
import SkeletonGraphics

/// Picture files made by Pillow, or byte by byte where it cannot make them, with what a viewer
/// shows of each: `NAME.rgba` beside `NAME`.
struct StillMaker: Sendable {
  private let scratch: Scratch

  /// - Parameter script: calls `keep(name, image)` for each picture, in Python.
  init(_ script: String) throws {
    scratch = try Scratch()
    try Tool.python.run(["-c", Self.prelude + script, scratch.folder.path])
  }

  func path(_ name: String) -> String { scratch.path(name) }

  func judge(_ name: String) throws -> [UInt8] { [UInt8](try scratch.bytes(name + ".rgba")) }

  private static let prelude = """
    import os, struct, sys, zlib
    import numpy as np
    from PIL import Image, ImageOps
    os.chdir(sys.argv[1])

    def photo(w, h):
        y, x = np.mgrid[0:h, 0:w]
        return Image.fromarray(np.stack([
            127 + 100 * np.sin(x / w * 5 + y / h * 2), 127 + 90 * np.sin(x / w * 3 - y / h * 4 + 1),
            127 + 110 * np.cos(x / w * 2 + y / h * 6)], 2).astype('uint8'))

    def noise(w, h, bands):
        return np.random.default_rng(7).integers(0, 256, (h, w, bands)).astype('uint8')

    def keep(name, image=None, seen=None, **options):
        if image is not None: image.save(name, **options)
        seen = seen or ImageOps.exif_transpose(Image.open(name)).convert('RGBA')
        open(name + '.rgba', 'wb').write(seen.tobytes())

    def png(name, kind, depth, rows, chunks=b''):
        def chunk(type, data):
            return struct.pack('>I', len(data)) + type + data + \\
                struct.pack('>I', zlib.crc32(type + data))
        width = len(rows[0]) * 8 // {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind] // depth
        head = struct.pack('>IIBBBBB', width, len(rows), depth, kind, 0, 0, 0)
        data = b''.join(b'\\0' + bytes(row) for row in rows)
        open(name, 'wb').write(
            b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', head) + chunks
            + chunk(b'IDAT', zlib.compress(data)) + chunk(b'IEND', b''))

    """
}

/// How far two pictures are apart.
struct Distance {
  var largest = 0
  /// Of the samples that are further apart than two levels.
  var farShare = 0.0

  init(_ a: [UInt8], _ b: [UInt8]) {
    guard a.count == b.count, !a.isEmpty else {
      largest = 256
      farShare = 1
      return
    }
    var far = 0
    for (x, y) in zip(a, b) {
      let distance = abs(Int(x) - Int(y))
      largest = max(largest, distance)
      if distance > 2 { far += 1 }
    }
    farShare = Double(far) / Double(a.count)
  }
}
