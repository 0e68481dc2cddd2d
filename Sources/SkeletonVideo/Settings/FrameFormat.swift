/// The samples that an encoder takes.
package enum FrameFormat: Sendable, Hashable {
  /// BT.709 limited-range planes with 8 or 10 bits a sample.
  case yuv420(depth: Int)
  /// Straight alpha, 8 bits a component, rows from the top without padding.
  case rgba
}
