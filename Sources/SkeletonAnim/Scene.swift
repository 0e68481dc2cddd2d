import SkeletonGraphics
package import SkeletonUI

/// A view with the canvas it was made for.
package struct Scene {
  /// In points; without a height the canvas hugs the content.
  let canvas: (width: Double, height: Double?)
  /// What lies behind it; nil leaves that to the colour scheme.
  let background: (SceneOptions) -> RGBA?
  /// Lays the view out; a closure, so that views are made anew under the theme of each run.
  let layOut: (SceneOptions) throws -> LaidOutScene

  /// A scene that comes with the library.
  package init(_ scene: BuiltInScene) {
    canvas = scene.canvas
    background = scene.background
    layOut = { options in try LaidOutScene(options) { scene.view } }
  }

  /// A view of one's own, 390 points wide.
  init(_ view: some View) {
    canvas = (390, nil)
    background = { _ in nil }
    layOut = { options in try LaidOutScene(options) { view } }
  }
}
