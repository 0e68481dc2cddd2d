internal import Foundation

/// The placeholder of a list's row: an avatar of 44 points beside a line of 12 and one of 10, the
/// latter at most 140 wide.
public struct SKSkeletonRow: View {
  private let showsAvatar: Bool

  /// Makes a row as wide as it may be, with or without its avatar.
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
