import CGIF
import SkeletonGraphics

/// A colour table as giflib holds it, padded with black to a power of two.
struct ColorMap: ~Copyable {
  let object: UnsafeMutablePointer<ColorMapObject>

  init(_ table: ColorTable) throws(GIFError) {
    let count = 1 << table.depth
    guard let object = GifMakeMapObject(Int32(count), nil) else {
      throw GIFLib.error("GifMakeMapObject", code: E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    self.object = object
    for (i, color) in table.colors.enumerated() {
      object.pointee.Colors[i] = GifColorType(
        Red: color.red, Green: color.green, Blue: color.blue)
    }
  }

  deinit { GifFreeMapObject(object) }
}
