package import SkeletonGraphics

extension Size {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  package init(_ axis: Axis, _ length: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}

extension Point {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  package init(_ axis: Axis, _ position: Double, across: Double) {
    self = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
  }
}
