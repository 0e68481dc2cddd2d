internal import SkeletonGraphics

extension Image {
  /// How a picture fills a frame that is not of its own size.
  public enum ResizingMode: Sendable, Hashable {
    /// Laid out again and again.
    case tile
    case stretch
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// Its alpha alone counts, and the foreground style is seen through it.
    case template
    case original
  }

  /// How a picture is enlarged; one that is made smaller is averaged, except by `none`.
  public enum Interpolation: Sendable, Hashable {
    /// Pixels stay squares.
    case none
    case low
    case medium
    case high

    var sampling: ImagePaint.Sampling {
      switch self {
      case .none: .nearest
      case .low, .medium: .linear
      case .high: .cubic
      }
    }
  }

  struct Resizing: Sendable {
    var caps = EdgeInsets()
    var mode = ResizingMode.stretch
  }

  /// The picture fills what it is offered, but for its edges, which keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// Whether its own colours are shown; nil leaves it to the picture's asset catalog.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// How it is enlarged.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Nothing: the edges of pictures lie on whole pixels here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
