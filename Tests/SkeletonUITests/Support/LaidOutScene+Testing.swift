import SkeletonGraphics
import SkeletonText

@testable import SkeletonUI

/// Lays a view out on a canvas with the test font and nothing else set.
func layOut(
  _ width: Double, _ height: Double?, scale: Double = 1, rtl: Bool = false,
  change: (inout SceneOptions) -> Void = { _ in }, @ViewBuilder _ content: () -> some View
) throws -> LaidOutScene {
  var options = SceneOptions(
    width: width, height: height, scale: scale, typesetter: FixedTypesetter())
  options.layoutDirection = rtl ? .rightToLeft : .leftToRight
  change(&options)
  return try LaidOutScene(options, content: content)
}

extension LaidOutScene {
  /// The layout frame of the view that `.id` called so.
  func frame(_ id: String) -> Rect? { views.first { $0.id == id }?.frame }

  func drawn(_ id: String) -> Rect? { views.first { $0.id == id }?.drawn }

  /// Layout frames of all leaves of a type, in drawing order.
  func frames(of view: String) -> [Rect] { views.filter { $0.view == view }.map(\.frame) }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether each side is that of another rectangle, but for rounding errors.
  func matches(_ other: Rect?, tolerance: Double = 1e-9) -> Bool {
    guard let other else { return false }
    return zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
