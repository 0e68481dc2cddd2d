internal import SkeletonGraphics

extension Image {
  /// How a picture fills a frame that is not of its own size.
  public enum ResizingMode: Sendable, Hashable {
    /// Laid out again and again in its own size, from the top left.
    case tile
    /// Stretched along each axis by itself.
    case stretch
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// Its alpha alone counts, and the foreground style is seen through it.
    case template
    /// Its own colours are shown.
    case original
  }

  /// How a picture is enlarged; one that is made smaller is averaged, except by `none`.
  public enum Interpolation: Sendable, Hashable {
    /// Pixels stay squares.
    case none
    /// Linear between pixels; what pictures get that ask for nothing.
    case low
    /// Linear between pixels, as ``low``.
    case medium
    /// Cubic between pixels, which keeps edges sharper.
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

  /// Lets the picture fill what it is offered; without it a picture keeps its own size, and a frame
  /// around it does not change that.
  ///
  /// - Parameters:
  ///   - capInsets: points at the edges that keep their size; where the frame is too small for them
  ///     they shrink together. The middle and the rest of the edges follow `resizingMode`.
  ///   - resizingMode: how the middle fills its room.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// Chooses whether its own colours are shown; nil leaves it to the picture's asset catalog, which
  /// says original by default.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// Chooses how the picture is enlarged; it is ``Interpolation/low`` by default.
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
