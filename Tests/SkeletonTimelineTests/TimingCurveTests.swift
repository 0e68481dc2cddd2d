import SkeletonTimeline
import Testing

@Suite struct TimingCurveTests {
  /// Published values of the CSS curves.
  static let table: [(String, [Double])] = [
    ("easeIn", [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    ("easeOut", [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    ("easeInOut", [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ("cubic(0.25, 0.1, 0.25, 1)", [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ("linear", [0.1, 0.25, 0.5, 0.75, 0.9]),
  ]

  @Test("curves have the published values", arguments: table)
  func values(name: String, expected: [Double]) throws {
    let curve = try #require(TimingCurve(name))
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: time) - value) < 1e-6)
    }
  }

  @Test(
    "every curve is exactly 0 at 0 and 1 at 1, and holds outside",
    arguments: ["linear", "easeIn", "cubic(0.3,-2,0.7,3)", "cubic(0,1,1,0)"])
  func ends(name: String) throws {
    let curve = try #require(TimingCurve(name))
    #expect([-1, 0, 1, 2].map(curve.value(at:)) == [0, 0, 1, 1])
  }

  @Test(
    "what is no curve is refused",
    arguments: [
      "", "ease", "cubic", "cubic()", "cubic(1,2,3)", "cubic(-0.1,0,1,1)", "cubic(0,0,1.5,1)",
      "cubic(0,0,1,1,1)", "cubic(a,0,1,1)", "cubic(0,0,1,1", "EaseIn",
    ])
  func refused(text: String) {
    #expect(TimingCurve(text) == nil)
  }
}
