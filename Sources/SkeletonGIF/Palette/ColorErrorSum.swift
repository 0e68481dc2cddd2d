import SkeletonGraphics

/// Adds up how far shown colours are from drawn ones.
struct ColorErrorSum {
  private var largest = 0
  private var sum = 0
  private var channels = 0

  mutating func add(_ drawn: RGBA8, _ shown: RGBA8, count: Int) {
    guard count > 0 else { return }
    let difference = drawn.components &- shown.components
    let size = pointwiseMax(difference, 0 &- difference)
    largest = max(largest, Int(size.max()))
    sum += Int(size.wrappedSum()) * count
    channels += 3 * count
  }

  var result: GIFPalette.ColorError {
    GIFPalette.ColorError(
      max: largest, mean: channels == 0 ? 0 : Double(sum) / Double(channels))
  }
}
