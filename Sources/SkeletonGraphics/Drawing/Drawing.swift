/// What a picture consists of, back to front: the hand-over from layout to the rasterizer.
///
/// All coordinates are pixels from the top left, y downwards. The drawing does not change while
/// it animates; only the shimmers' progress does.
package struct Drawing: Sendable, Hashable {
  package var size: PixelSize
  /// What lies behind everything; nil leaves the picture transparent.
  package var background: RGBA?
  package var nodes: [Node]
  /// The animations that ``Node/shimmer(_:_:)`` refers to by index.
  package var shimmers: [Shimmer]

  package init(
    size: PixelSize, background: RGBA?, nodes: [Node] = [], shimmers: [Shimmer] = []
  ) {
    self.size = size
    self.background = background
    self.nodes = nodes
    self.shimmers = shimmers
  }

  package indirect enum Node: Sendable, Hashable {
    /// The inside of a path, nonzero winding.
    case fill(BezierPath, Paint)
    /// The band along a path.
    case stroke(BezierPath, StrokeStyle, Paint)
    /// The nodes composited among themselves, then onto what is below with this opacity.
    case opacity(Double, [Node])
    /// The nodes, only inside the path.
    case clip(BezierPath, [Node])
    /// The nodes composited among themselves, then changed by `shimmers[index]`.
    case shimmer(Int, [Node])
    /// The first nodes turning into the second as `shimmers[index]`, a ``Shimmer/Effect/mix``,
    /// progresses: each composited among themselves, then mixed pixel by pixel.
    case mix(Int, from: [Node], to: [Node])
  }

  package enum Paint: Sendable, Hashable {
    case solid(RGBA)
    case linear(LinearRamp)
    indirect case image(ImagePaint)
    /// A gradient, or one colour, where an image has alpha and as much as it has.
    indirect case stencil(ImagePaint, LinearRamp)
  }

  package struct StrokeStyle: Sendable, Hashable {
    package enum Cap: Sendable, Hashable { case butt, round, square }
    package enum Join: Sendable, Hashable { case miter, round, bevel }

    /// In pixels, above 0; half of it lies on each side of the path.
    package var width: Double
    package var cap: Cap
    package var join: Join
    /// A miter longer than this many stroke widths becomes a bevel.
    package var miterLimit: Double
    /// Lengths of dashes and gaps in turn, in pixels; empty for a solid line.
    package var dash: [Double]
    package var dashPhase: Double

    package init(
      width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }
}
