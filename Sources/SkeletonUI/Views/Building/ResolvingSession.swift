package import SkeletonText

/// What one resolution of a tree of views shares.
package final class ResolvingSession {
  /// Far above what people write; below what the stack of ``DeepStack`` holds. A view that is
  /// written as one level often counts for three: itself, its modifier, its content.
  package static let maximumDepth = 50_000

  package let typesetter: any Typesetter
  let images: any ImageSource
  /// Pictures that views named in vain.
  package internal(set) var substitutions: [Substitution] = []
  /// What the first view with a wish asked for.
  package internal(set) var preferredColorScheme: ColorScheme?
  /// The first thing that went wrong; resolution stops there.
  package internal(set) var failure: LayoutError?

  package init(typesetter: any Typesetter, images: any ImageSource = NoImages()) {
    self.typesetter = typesetter
    self.images = images
  }
}
