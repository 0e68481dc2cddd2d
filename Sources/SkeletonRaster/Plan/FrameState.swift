/// How far each shimmer of a drawing is at one moment.
package struct FrameState: Sendable, Hashable {
  /// By index of the shimmer, in 0…1: a sweep's place from wholly before its bounds to wholly
  /// behind them, or the amount of a fade.
  package var progress: [Double]

  package init(progress: [Double]) {
    self.progress = progress
  }
}
