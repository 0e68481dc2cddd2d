@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

/// A part of a picture, described by the views it is made of.
///
/// ```swift
/// struct Title: View {
///   let text: String?
///
///   var body: some View {
///     Text(text ?? "A title of usual length")
///       .font(.headline)
///       .skRedacted(text == nil)
///   }
/// }
/// ```
///
/// A type of one's own conforms by its ``body``; it is asked for once for each layout, after the
/// library has filled in properties such as ``Environment``. Views that contain each other more
/// than 50 000 levels deep are an error of the run.
public protocol View {
  /// The type of the body; the compiler finds it.
  associatedtype Body: View
  /// What the view consists of. Several views without a stack around them count as children of
  /// whatever container the view is in.
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
