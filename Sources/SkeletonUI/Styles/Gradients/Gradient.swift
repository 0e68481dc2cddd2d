public import Foundation
internal import SkeletonGraphics

/// Colours along a line, between which others are interpolated. Before its first stop and after its
/// last one the line has their colours; one stop fills all, none is transparent.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place: 0 is the start of the line, 1 its end. Places outside are allowed, NaN
  /// and infinities count as 0.
  public struct Stop: Sendable, Hashable {
    /// The colour exactly at the place.
    public var color: Color
    /// The place as a fraction of the line.
    public var location: CGFloat

    /// Puts a colour at a fraction of the line.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// What is interpolated between two stops.
  public enum ColorSpace: Sendable, Hashable {
    /// Gamma-encoded components, each by itself, opacity too; the default.
    case device
    /// Components of Oklab, in which steps look even.
    case perceptual
  }

  /// The colours with their places, in any order; two at one place make a hard edge.
  public var stops: [Stop]
  var space = ColorSpace.device

  /// Makes a gradient of colours at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of evenly spaced colours, the first at the start and the last at the end.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The gradient interpolated in another way.
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
  /// A faint gradient of the colour from top to bottom: 85 % of its opacity at the top. SwiftUI's
  /// is made lighter by an unknown rule.
  public var gradient: Gradient { Gradient(colors: [opacity(0.85), self]) }
}
