@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

/// A part of a picture, described by the views it is made of.
public protocol View {
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Primitive views are drawn by the library and have no body to ask for.
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that the library itself turns into layout nodes.
package protocol PrimitiveView: View where Body == Never {
  /// One node for each child that a container around the view gets; none for an empty view.
  func nodes(in context: ViewContext) -> [LayoutNode]
}
