import SkeletonGraphics
import Testing

@Suite("the text of a drawing")
struct DrawingDescriptionTests {
  private let box = Rect(x: 1, y: 2, width: 3.25, height: 4)

  @Test("an empty drawing is its size and background")
  func empty() {
    #expect(
      Drawing(size: PixelSize(width: 390, height: 844), background: nil).description
        == "(drawing 390x844 clear)")
    #expect(
      Drawing(size: PixelSize(width: 1, height: 2), background: RGBA(hex: 0xF2F20A)).description
        == "(drawing 1x2 #F2F20A)")
  }

  @Test("nodes nest, each on its line, with what they draw")
  func nodes() {
    var curve = BezierPath()
    curve.move(to: Point(x: -0.0001, y: -1.5))
    curve.quad(Point(x: 1 / 3.0, y: 2), to: Point(x: 1e3, y: 0.0625))
    curve.cubic(Point(x: 1, y: 1), Point(x: 2, y: 2), to: Point(x: 0.1, y: -0.05))
    let ramp = LinearRamp(
      start: .zero, end: Point(x: 10, y: 0.5),
      stops: [
        GradientStop(location: 0, color: .black),
        GradientStop(location: 0.5, color: RGBA.white.opacity(0.2)),
      ], space: .perceptual)
    let drawing = Drawing(
      size: PixelSize(width: 40, height: 20), background: .white,
      nodes: [
        .fill(.rectangle(box), .solid(RGBA(hex: 0xE5E5EA))),
        .opacity(
          0.5, [.clip(.rectangle(box), [.fill(curve, .linear(ramp))]), .shimmer(1, [])]),
        .shimmer(0, [.stroke(.rectangle(box), Drawing.StrokeStyle(width: 1.5), .solid(.black))]),
        .mix(2, from: [.opacity(0.5, [])], to: [.shimmer(1, [])]),
      ],
      shimmers: [
        Shimmer(effect: .highlight(.white, strength: 0.6), bounds: box),
        Shimmer(effect: .fade(minimum: 0.4), bounds: box), Shimmer(effect: .mix, bounds: box),
      ])
    let rectangle = "M1,2 L4.25,2 L4.25,6 L1,6 Z"
    #expect(
      drawing.description == """
        (drawing 40x20 #FFFFFF
          (shimmer 0 highlight #FFFFFF 0.6 [1 2 3.25 4] along 1,0 band 0.4 linear)
          (shimmer 1 fade 0.4 [1 2 3.25 4])
          (shimmer 2 mix)
          (fill #E5E5EA \(rectangle))
          (opacity 0.5
            (clip \(rectangle)
              (fill (linear 0,0 10,0.5 0:#000000 0.5:#FFFFFF33 perceptual) M0,-1.5 Q0.333,2 \
        1000,0.063 C1,1 2,2 0.1,-0.05))
            (with-shimmer 1))
          (with-shimmer 0
            (stroke 1.5 #000000 \(rectangle)))
          (mix 2
            (from
              (opacity 0.5))
            (to
              (with-shimmer 1))))
        """)
  }

  @Test("numbers that are none, and huge ones, are told as they are")
  func strangeNumbers() {
    let strange = Rect(x: .nan, y: -.infinity, width: 1e300, height: -7.0009)
    let text = Drawing(
      size: PixelSize(width: 1, height: 1), background: nil,
      shimmers: [Shimmer(effect: .fade(minimum: 0), bounds: strange)]
    ).description
    #expect(text.contains("[nan -inf 1e+300 -7.001]"))
  }
}
