import SkeletonAnim
import SkeletonGraphics

/// Any text is read as each of the values that options have a notation for.
func fuzzColors(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let color = RGBA(text) {
    precondition([color.red, color.green, color.blue, color.alpha].allSatisfy { 0...1 ~= $0 })
  }
  if let rate = FrameRate(text) { precondition(rate.frameDuration > .zero) }
  if let time = Rational(seconds: text) { precondition(time.denominator > 0) }
  if let number = Rational(decimal: text) { precondition(number.double.isFinite) }
  if let curve = TimingCurve(text) {
    for step in 0...8 { precondition(curve.value(at: Double(step) / 8).isFinite) }
  }
}
