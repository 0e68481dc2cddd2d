/// The space that the system font adds after each glyph, which depends on its size.
package enum SystemTracking {
  /// Points at a size in points, linear between the sizes that are known.
  ///
  /// - Source: the Human Interface Guidelines' tracking table of SF Pro. Sizes below its first take
  ///   the first value; from 80 points on there is none.
  package static func points(size: Double) -> Double {
    guard let after = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard after > 0 else { return table[0].points }
    let (a, b) = (table[after - 1], table[after])
    return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
  }

  private static let table: [(size: Double, points: Double)] = [
    (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40),
    (30, 0.40), (32, 0.41), (34, 0.40), (36, 0.37), (40, 0.37), (80, 0),
  ]
}
