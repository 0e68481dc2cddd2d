/// Colours along a straight line; as a view it fills what it is offered. Lines of one colour are
/// perpendicular to it on the screen, however wide the frame is.
public struct LinearGradient: Sendable, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Puts a gradient between two points of the filled frame. Where they are one, the last colour
  /// fills all.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Puts evenly spaced colours between two points of the filled frame.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Puts colours at given places between two points of the filled frame.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PaintingStyle {
  public typealias Resolved = Never

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(from: startPoint, to: endPoint, in: environment)
  }
}

extension LinearGradient: View {
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [LayoutNode(filling: self, name: "LinearGradient", in: context)]
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points, to write `.linearGradient(…)` where a style is asked for.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Evenly spaced colours between two points, where a style is asked for.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
