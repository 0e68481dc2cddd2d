import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonVideo

@Suite struct StillPictureTests {
  static func read(_ path: String, limit: Int = 1 << 30) throws -> Bitmap {
    try StillPicture.read(path, memoryLimit: limit)
  }

  @Test("a PNG of any kind is read to the bit, whatever its name ends in")
  func png() throws {
    let maker = try StillMaker(
      """
      colors = noise(23, 11, 4)
      keep('rgb.png', Image.fromarray(colors[..., :3]))
      keep('rgba.png', Image.fromarray(colors))
      keep('grey.png', Image.fromarray(colors[..., 0]))
      keep('greyalpha.png', Image.fromarray(colors[..., :2], 'LA'))
      keep('palette.png', photo(23, 11).quantize(40))
      keep('clear.png', photo(23, 11).quantize(40), transparency=bytes(range(0, 200, 5)))
      keep('key.png', photo(23, 11), transparency=photo(23, 11).getpixel((4, 4)))
      keep('bits.png', Image.fromarray(colors[..., 0]).convert('1'))
      keep('is-a-png.jpg', Image.fromarray(colors), format='PNG')
      # Four grey levels and sixteen, eight and four pixels in each row.
      for depth in 2, 4:
          png(f'grey{depth}.png', 0, depth, noise(2, 5, 1)[..., 0])
          keep(f'grey{depth}.png')
      # Sixteen bits: rounded to the nearest of 255 levels, which Pillow does not do.
      for kind, bands in (0, 1), (2, 3), (4, 2), (6, 4):
          wide = np.random.default_rng(3).integers(0, 65536, (6, 7, bands))
          png(f'wide{kind}.png', kind, 16, wide.astype('>u2').reshape(6, -1).view('uint8'))
          eight = (wide * 255 + 32767) // 65535
          grey = bands < 3
          color = np.repeat(eight[..., :1], 3, 2) if grey else eight[..., :3]
          alpha = eight[..., -1:] if bands % 2 == 0 else np.full((6, 7, 1), 255)
          seen = np.concatenate([color, alpha], 2).astype('uint8')
          keep(f'wide{kind}.png', seen=Image.fromarray(seen))
      """)
    for name in [
      "rgb.png", "rgba.png", "grey.png", "greyalpha.png", "palette.png", "clear.png", "key.png",
      "bits.png", "is-a-png.jpg", "grey2.png", "grey4.png", "wide0.png", "wide2.png", "wide4.png",
      "wide6.png",
    ] {
      #expect(try Self.read(maker.path(name)).pixels == maker.judge(name), "\(name)")
    }
  }

  @Test("a JPEG is read as Pillow reads it, but for the rounding of its transform")
  func jpeg() throws {
    let maker = try StillMaker(
      """
      for sampling in 0, 1, 2:
          keep(f'{sampling}.jpg', photo(61, 43), quality=92, subsampling=sampling)
      keep('progressive.jpg', photo(64, 48), quality=85, progressive=True)
      keep('grey.jpg', photo(33, 20).convert('L'), quality=92)
      keep('cmyk.jpg', photo(32, 32).convert('CMYK'), quality=95)
      keep('tiny.jpg', photo(1, 1), quality=92)
      """)
    for name in ["0", "1", "2", "progressive", "grey", "cmyk", "tiny"].map({ $0 + ".jpg" }) {
      let distance = Distance(try Self.read(maker.path(name)).pixels, try maker.judge(name))
      #expect(distance.largest <= 3 && distance.farShare < 0.001, "\(name): \(distance)")
    }
  }

  @Test("a WebP is read: lossless to the bit, lossy as libwebp reads it, of an animation the start")
  func webp() throws {
    let maker = try StillMaker(
      """
      keep('lossless.webp', Image.fromarray(noise(17, 9, 4)), lossless=True, exact=True)
      keep('lossy.webp', photo(61, 43), quality=90)
      mask = Image.fromarray(noise(61, 43, 1)[..., 0])
      faded = photo(61, 43); faded.putalpha(mask)
      keep('alpha.webp', faded, quality=90, exact=True)
      keep('moving.webp', photo(30, 20), save_all=True, append_images=[photo(30, 20).rotate(90)],
           lossless=True, duration=100)
      """)
    for name in ["lossless", "moving"].map({ $0 + ".webp" }) {
      #expect(try Self.read(maker.path(name)).pixels == maker.judge(name), "\(name)")
    }
    for name in ["lossy", "alpha"].map({ $0 + ".webp" }) {
      let distance = Distance(try Self.read(maker.path(name)).pixels, try maker.judge(name))
      #expect(distance.largest <= 3 && distance.farShare < 0.001, "\(name): \(distance)")
    }
  }

  @Test("EXIF's eight orientations are followed, in JPEG, PNG and WebP", arguments: 1...8)
  func orientation(value: Int) throws {
    let maker = try StillMaker(
      """
      # Six blocks of six colours: no turn or mirror of it is itself.
      blocks = np.array([[[255, 0, 0], [0, 255, 0], [0, 0, 255]],
                         [[255, 255, 0], [0, 255, 255], [255, 255, 255]]], 'uint8')
      image = Image.fromarray(np.kron(blocks, np.ones((16, 16, 1), 'uint8')))
      exif = Image.Exif()
      exif[0x0112] = \(value)
      keep('a.jpg', image, quality=95, subsampling=0, exif=exif)
      keep('a.png', image, exif=exif)
      keep('a.webp', image, exif=exif, lossless=True)
      print(ImageOps.exif_transpose(Image.open('a.png')).size)
      """)
    let size = value < 5 ? PixelSize(width: 48, height: 32) : PixelSize(width: 32, height: 48)
    for name in ["a.jpg", "a.png", "a.webp"] {
      let bitmap = try Self.read(maker.path(name))
      #expect(bitmap.size == size)
      let distance = Distance(bitmap.pixels, try maker.judge(name))
      #expect(distance.largest <= (name == "a.jpg" ? 2 : 0), "\(name): \(distance)")
    }
  }
}
