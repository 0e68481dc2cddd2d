import CFreeType
import SkeletonGraphics

/// The outlines of a font's glyphs, each read once.
///
/// Read unscaled and unhinted: a glyph has the same shape at every size, and its place on the
/// pixel grid is the rasterizer's matter alone.
struct GlyphOutlines: ~Copyable {
  // A library of its own for each face: FreeType's objects may not be shared between threads.
  private let library: FT_Library
  private let face: FT_Face
  private var known: [UInt32: BezierPath] = [:]

  init(_ file: FontFile) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == FT_Err_Ok, let library else {
      throw .unreadable(path: file.path)
    }
    var face: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == FT_Err_Ok, let face else {
      FT_Done_FreeType(library)
      throw .unreadable(path: file.path)
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  mutating func outline(_ glyph: UInt32) -> BezierPath {
    if let outline = known[glyph] { return outline }
    let outline = read(glyph)
    known[glyph] = outline
    return outline
  }

  private func read(_ glyph: UInt32) -> BezierPath {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == FT_Err_Ok,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return BezierPath() }
    var callbacks = FT_Outline_Funcs(
      move_to: { $1!.assumingMemoryBound(to: OutlinePen.self).pointee.move($0!.pointee) },
      line_to: { $1!.assumingMemoryBound(to: OutlinePen.self).pointee.line($0!.pointee) },
      conic_to: {
        $2!.assumingMemoryBound(to: OutlinePen.self).pointee.conic($0!.pointee, $1!.pointee)
      },
      cubic_to: {
        $3!.assumingMemoryBound(to: OutlinePen.self).pointee
          .cubic($0!.pointee, $1!.pointee, $2!.pointee)
      },
      shift: 0, delta: 0)
    var pen = OutlinePen(unitsPerEm: Double(face.pointee.units_per_EM))
    let result = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &callbacks, $0)
    }
    return result == FT_Err_Ok ? pen.finish() : BezierPath()
  }
}

/// Collects what FreeType reports about one outline, in ems and y downwards.
private struct OutlinePen {
  let unitsPerEm: Double
  private var path = BezierPath()

  init(unitsPerEm: Double) {
    self.unitsPerEm = unitsPerEm
  }

  private func point(_ v: FT_Vector) -> Point {
    Point(x: Double(v.x) / unitsPerEm, y: -Double(v.y) / unitsPerEm)
  }

  mutating func move(_ p: FT_Vector) -> Int32 {
    if !path.isEmpty { path.close() }
    path.move(to: point(p))
    return 0
  }

  mutating func line(_ p: FT_Vector) -> Int32 {
    path.line(to: point(p))
    return 0
  }

  mutating func conic(_ c: FT_Vector, _ p: FT_Vector) -> Int32 {
    path.quad(point(c), to: point(p))
    return 0
  }

  mutating func cubic(_ a: FT_Vector, _ b: FT_Vector, _ p: FT_Vector) -> Int32 {
    path.cubic(point(a), point(b), to: point(p))
    return 0
  }

  consuming func finish() -> BezierPath {
    if !path.isEmpty { path.close() }
    return path
  }
}
