import SkeletonGraphics

/// How a stored picture has to be turned to be seen upright.
///
/// - Source: the tag of this name in EXIF and TIFF 6.0, 1…8.
enum EXIFOrientation: Int {
  case upright = 1
  case mirrored
  case upsideDown
  case flipped
  case transposed
  case clockwise
  case transversed
  case counterclockwise

  /// Reads the tag from EXIF data, which may begin with a name; a damaged one says nothing.
  init(_ file: borrowing MappedFile, at start: Int) {
    let start = file.text(at: start, count: 6) == "Exif\0\0" ? start + 6 : start
    let isLittle = file.text(at: start, count: 2) == "II"
    func number(_ offset: Int, _ count: Int, _ file: borrowing MappedFile) -> Int? {
      isLittle
        ? file.littleEndian(at: start + offset, count: count)
        : file.bigEndian(at: start + offset, count: count)
    }
    self = .upright
    guard let table = number(4, 4, file), let count = number(table, 2, file) else { return }
    for index in 0..<count {
      guard let tag = number(table + 2 + 12 * index, 2, file) else { return }
      if tag == 0x0112 {
        self = number(table + 10 + 12 * index, 2, file).flatMap(Self.init) ?? .upright
        return
      }
    }
  }

  var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// The size as seen of a picture as stored.
  func size(_ stored: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: stored.height, height: stored.width) : stored
  }

  /// Where pixels go: the place of the first, and the way to those right of and below it.
  func steps(_ stored: PixelSize) -> (origin: Int, perX: Int, perY: Int) {
    let width = size(stored).width
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (right, -1, width)
    case .upsideDown: (bottom * width + right, -1, -width)
    case .flipped: (bottom * width, 1, -width)
    case .transposed: (0, width, 1)
    case .clockwise: (bottom, width, -1)
    case .transversed: (right * width + bottom, -width, -1)
    case .counterclockwise: (right * width, -width, 1)
    }
  }
}
