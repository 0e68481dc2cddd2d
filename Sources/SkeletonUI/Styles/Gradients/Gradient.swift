public import Foundation
internal import SkeletonGraphics

/// Colours along a line.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place: 0 is the start of the line, 1 its end.
  public struct Stop: Sendable, Hashable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// What is interpolated between two stops.
  public enum ColorSpace: Sendable, Hashable {
    /// Gamma-encoded components.
    case device
    /// Oklab.
    case perceptual
  }

  public var stops: [Stop]
  var space = ColorSpace.device

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func paint(
    from start: UnitPoint, to end: UnitPoint, in environment: EnvironmentValues
  ) -> StylePaint {
    .linear(
      stops: stops.map {
        GradientStop(location: $0.location.usable ?? 0, color: $0.color.rgba(in: environment))
      }, start: start, end: end, space: space == .device ? .device : .perceptual)
  }
}

extension Gradient: PaintingStyle {
  public typealias Resolved = Never

  /// From top to bottom.
  package func paint(in environment: EnvironmentValues) -> StylePaint {
    paint(from: .top, to: .bottom, in: environment)
  }
}

extension Color {
  /// A faint gradient of the colour, lighter at the top.
  public var gradient: Gradient { Gradient(colors: [opacity(0.85), self]) }
}
