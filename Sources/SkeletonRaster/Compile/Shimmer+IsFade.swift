import SkeletonGraphics

extension Shimmer {
  /// Whether its intensity is the same everywhere.
  var isFade: Bool {
    if case .highlight = effect { false } else { true }
  }
}
