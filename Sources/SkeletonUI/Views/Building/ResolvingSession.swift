package import SkeletonText

/// What one resolution of a tree of views shares.
package final class ResolvingSession {
  /// Far above what people write; below what the stack of ``DeepStack`` holds. A view that is
  /// written as one level often counts for three: itself, its modifier, its content.
  package static let maximumDepth = 50_000

  package let typesetter: any Typesetter
  /// The first thing that went wrong; resolution stops there.
  package internal(set) var failure: LayoutError?

  package init(typesetter: any Typesetter) {
    self.typesetter = typesetter
  }
}
