package import SkeletonGraphics

/// The size that a parent offers: nil asks for the ideal size, 0 for the smallest, infinity for
/// the largest.
package struct Proposal: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  package static let unspecified = Proposal(width: nil, height: nil)

  /// The length along an axis and that across it.
  package init(_ axis: Axis, _ length: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

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
