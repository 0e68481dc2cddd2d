internal import SkeletonUI

extension Text: NativeNotated { static var notation: String { "Text" } }
extension Color: NativeNotated { static var notation: String { "Color" } }
extension UIColor: NativeNotated { static var notation: String { "UIColor" } }
extension Gradient: NativeNotated { static var notation: String { "Gradient" } }
extension Gradient.Stop: NativeNotated { static var notation: String { "Gradient.Stop" } }
extension UnitPoint: NativeNotated { static var notation: String { "UnitPoint" } }
extension Angle: NativeNotated { static var notation: String { "Angle" } }
extension Font: NativeNotated { static var notation: String { "Font" } }
extension Font.Weight: NativeNotated { static var notation: String { "Font.Weight" } }
extension Font.Design: NativeNotated { static var notation: String { "Font.Design" } }
extension Font.TextStyle: NativeNotated { static var notation: String { "Font.TextStyle" } }
extension Alignment: NativeNotated { static var notation: String { "Alignment" } }
extension HorizontalAlignment: NativeNotated {
  static var notation: String { "HorizontalAlignment" }
}
extension VerticalAlignment: NativeNotated { static var notation: String { "VerticalAlignment" } }
extension TextAlignment: NativeNotated { static var notation: String { "TextAlignment" } }
extension ContentMode: NativeNotated { static var notation: String { "ContentMode" } }
extension EdgeInsets: NativeNotated { static var notation: String { "EdgeInsets" } }
extension CGSize: NativeNotated { static var notation: String { "CGSize" } }
extension CGPoint: NativeNotated { static var notation: String { "CGPoint" } }
extension CGRect: NativeNotated { static var notation: String { "CGRect" } }
extension RoundedCornerStyle: NativeNotated {
  static var notation: String { "RoundedCornerStyle" }
}
extension StrokeStyle: NativeNotated { static var notation: String { "StrokeStyle" } }
extension CGLineCap: NativeNotated { static var notation: String { "CGLineCap" } }
extension CGLineJoin: NativeNotated { static var notation: String { "CGLineJoin" } }
extension Path: NativeNotated { static var notation: String { "Path" } }
extension ColorScheme: NativeNotated { static var notation: String { "ColorScheme" } }
extension LayoutDirection: NativeNotated { static var notation: String { "LayoutDirection" } }
extension DynamicTypeSize: NativeNotated { static var notation: String { "DynamicTypeSize" } }
extension SKShimmerStyle: NativeNotated { static var notation: String { "SKShimmerStyle" } }
extension SKShimmerStyle.Profile: NativeNotated {
  static var notation: String { "SKShimmerStyle.Profile" }
}
extension SKSkeleton.Shape_: NativeNotated { static var notation: String { "SKSkeleton.Shape_" } }
extension ViewDimensions: NativeNotated { static var notation: String { "ViewDimensions" } }

/// A set of options: one of them, or several in an array.
protocol OptionNotated: NativeNotated, OptionSet {}

extension OptionNotated {
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Self? {
    if case .array(let elements) = value {
      var result: Self = []
      for element in elements {
        guard let option = try reading(element, with: evaluator) else { return nil }
        result.formUnion(option)
      }
      return result
    }
    guard case .native(let native)? = try evaluator.resolved(value, as: notation) else {
      return nil
    }
    return native as? Self
  }
}

extension Edge.Set: OptionNotated { static var notation: String { "Edge.Set" } }
extension Axis.Set: OptionNotated { static var notation: String { "Axis.Set" } }
extension RedactionReasons: OptionNotated { static var notation: String { "RedactionReasons" } }
extension ButtonRole: NativeNotated { static var notation: String { "ButtonRole" } }
extension SystemButtonStyle: NativeNotated { static var notation: String { "SystemButtonStyle" } }
extension SystemLabelStyle: NativeNotated { static var notation: String { "SystemLabelStyle" } }
extension SystemListStyle: NativeNotated { static var notation: String { "SystemListStyle" } }
extension GridItem: NativeNotated { static var notation: String { "GridItem" } }
