internal import Foundation
internal import SkeletonGraphics

/// A small symbol, made for a square of 24 points and scaled to the frame.
struct Glyph: Shape {
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case chevron = "M9 5 L16 12 L9 19"
    case search = """
      M11 4 C7 4 4 7 4 11 C4 15 7 18 11 18 C15 18 18 15 18 11 C18 7 15 4 11 4 Z M16 16 L21 21
      """
    case heart = """
      M12 20 C5 15 3 12 3 8.5 C3 5.5 5.2 4 7.5 4 C9.5 4 11 5 12 7 C13 5 14.5 4 16.5 4 C18.8 4 \
      21 5.5 21 8.5 C21 12 19 15 12 20 Z
      """
    case comment = """
      M12 4 C6.5 4 3 7.3 3 11.5 C3 14 4.2 16 6 17.4 L5 21 L9.4 18.7 C10.2 18.9 11.1 19 12 19 \
      C17.5 19 21 15.7 21 11.5 C21 7.3 17.5 4 12 4 Z
      """
    case bookmark = "M6 4 L18 4 L18 21 L12 16.5 L6 21 Z"
    case star = """
      M12 2.5 L14.9 8.7 L21.6 9.6 L16.7 14.3 L17.9 21 L12 17.8 L6.1 21 L7.3 14.3 L2.4 9.6 L9.1 \
      8.7 Z
      """
    case plus = "M12 5 L12 19 M5 12 L19 12"
    case play = "M6 3.5 L21 12 L6 20.5 Z"
    case pause = "M6 4 L10 4 L10 20 L6 20 Z M14 4 L18 4 L18 20 L14 20 Z"
    case next = "M3 5 L12 12 L3 19 Z M12 5 L21 12 L12 19 Z"
    case previous = "M21 5 L12 12 L21 19 Z M12 5 L3 12 L12 19 Z"
    case bell = """
      M12 3 C8.5 3 6.5 5.5 6.5 9 L6.5 13 L4.5 17 L19.5 17 L17.5 13 L17.5 9 C17.5 5.5 15.5 3 12 \
      3 Z M10 19 L14 19 C14 20.3 13.2 21 12 21 C10.8 21 10 20.3 10 19 Z
      """
    case lock = """
      M6 11 L18 11 L18 21 L6 21 Z M8 11 L8 8 C8 5.5 9.7 4 12 4 C14.3 4 16 5.5 16 8 L16 11 L14 \
      11 L14 8 C14 6.7 13.2 6 12 6 C10.8 6 10 6.7 10 8 L10 11 Z
      """
    case moon = """
      M19 14.5 C13 16.5 8 11.5 10 4.5 C6 5.5 4 8.8 4 12.2 C4 16.6 7.5 20 12 20 C15.2 20 17.8 \
      17.8 19 14.5 Z
      """
    case drop = """
      M12 3 C15.5 7.5 18 11 18 14.5 C18 18 15.5 20.5 12 20.5 C8.5 20.5 6 18 6 14.5 C6 11 8.5 \
      7.5 12 3 Z
      """
    case send = "M12 20 L12 5 M6 11 L12 5 L18 11"
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  func path(in rect: CGRect) -> Path {
    let scale = min(rect.width, rect.height) / 24
    let outline = Self.outline(kind.rawValue)
    return Path(outline.scaled(by: scale).offset(by: Point(x: rect.minX, y: rect.minY)))
  }

  /// The symbol as a line.
  func line(_ color: Color, width: CGFloat = 1.75) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// Reads moves, lines, cubic curves and ends of subpaths, as paths of SVG are written.
  private static func outline(_ text: String) -> BezierPath {
    var path = BezierPath()
    for command in text.matches(of: /([MLCZ])([^MLCZ]*)/) {
      let numbers = command.2.split(separator: " ").compactMap { Double($0) }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (command.1, points.count) {
      case ("M", 1): path.move(to: points[0])
      case ("L", 1): path.line(to: points[0])
      case ("C", 3): path.cubic(points[0], points[1], to: points[2])
      default: path.close()
      }
    }
    return path
  }
}
