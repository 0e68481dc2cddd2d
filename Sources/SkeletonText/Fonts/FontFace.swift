import CHarfBuzz
import SkeletonGraphics
import Synchronization

/// One font of one file: what HarfBuzz shapes with, and the outlines of its glyphs.
final class FontFace: Sendable {
  let file: FontFile
  /// Font units an em.
  let unitsPerEm: Double
  // Immutable after `init`; HarfBuzz allows any thread to shape with it.
  nonisolated(unsafe) let shaper: OpaquePointer
  private let outlines: Mutex<GlyphOutlines>

  init(_ file: FontFile) throws(FontError) {
    outlines = Mutex(try GlyphOutlines(file))
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else {
      throw .unreadable(path: file.path)
    }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(file.index & 0xFFFF))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      throw .unreadable(path: file.path)
    }
    if file.index >> 16 > 0 {
      hb_font_set_var_named_instance(font, UInt32(file.index >> 16) - 1)
    }
    hb_font_make_immutable(font)
    shaper = font
    self.file = file
    unitsPerEm = Double(hb_face_get_upem(face))
  }

  deinit { hb_font_destroy(shaper) }

  /// The outline in ems, y downwards from the baseline; empty for glyphs that are no outlines.
  func outline(_ glyph: UInt32) -> BezierPath {
    outlines.withLock { $0.outline(glyph) }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0
  }
}
