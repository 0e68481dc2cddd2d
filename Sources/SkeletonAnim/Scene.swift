package import SkeletonGraphics
package import SkeletonUI

/// A view with the canvas it was made for.
package struct Scene {
  /// In points; without a height the canvas hugs the content.
  let canvas: (width: Double, height: Double?)
  /// What lies behind it; nil leaves that to the colour scheme.
  let background: (SceneOptions) -> RGBA?
  /// Where pictures are looked for.
  let imageFolder: String
  /// Lays the view out; a closure, so that views are made anew under the theme of each run.
  let layOut: (SceneOptions) throws -> LaidOutScene

  /// A scene that comes with the library.
  package init(_ scene: BuiltInScene) {
    self.init(canvas: scene.canvas, background: scene.background) { options in
      try LaidOutScene(options) { scene.view }
    }
  }

  /// Views of one's own, 390 points wide unless said otherwise.
  package init(
    canvas: (width: Double, height: Double?) = (390, nil),
    background: @escaping (SceneOptions) -> RGBA? = { _ in nil },
    imageFolder: String = ".",
    layOut: @escaping (SceneOptions) throws -> LaidOutScene
  ) {
    self.canvas = canvas
    self.background = background
    self.imageFolder = imageFolder
    self.layOut = layOut
  }

  /// The scene on a canvas as wide as its content, instead of one of a given width.
  package var fitted: Scene {
    Scene(canvas: canvas, background: background, imageFolder: imageFolder) { options in
      var fitting = options
      fitting.width = max(try layOut(options).contentSize.width, 1 / options.scale)
      return try layOut(fitting)
    }
  }
}
