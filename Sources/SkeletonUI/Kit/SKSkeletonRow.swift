internal import Foundation

/// The placeholder of a list's row: an avatar beside two lines.
public struct SKSkeletonRow: View {
  private let showsAvatar: Bool

  public init(showsAvatar: Bool = true) {
    self.showsAvatar = showsAvatar
  }

  public var body: some View {
    HStack(spacing: SK.Space.md) {
      if showsAvatar { SKSkeleton(.circle, size: 44) }
      VStack(alignment: .leading, spacing: SK.Space.sm) {
        SKSkeleton(size: 12)
        SKSkeleton(size: 10).frame(maxWidth: 140, alignment: .leading)
      }
    }
    .accessibilityHidden(true)
  }
}
