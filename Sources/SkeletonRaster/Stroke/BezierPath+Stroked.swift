import SkeletonGraphics

extension BezierPath {
  /// The outline of the band along the path, to be filled by nonzero winding.
  ///
  /// The band is the union of strips along its smooth parts, a wedge or disc for each corner and a
  /// shape for each cap, all of which wind the same way. The scanner's union of overlapping
  /// contours is exact, so no offset curve is followed through cusps and loops: where one would
  /// have them, the strip is cut. A width that is not above 0 draws nothing.
  func stroked(_ style: Drawing.StrokeStyle) -> BezierPath {
    guard style.width > 0, style.width.isFinite else { return BezierPath() }
    var pieces = StrokePieces(style)
    // Flatter than fills: errors of a curve grow outwards with the distance from its centre line.
    for line in polylines(tolerance: Outline.tolerance / 4) {
      for dash in line.dashed(style.dash, phase: style.dashPhase) { pieces.add(dash) }
    }
    return pieces.path
  }
}
