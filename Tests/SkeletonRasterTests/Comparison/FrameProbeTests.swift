import Testing

@testable import SkeletonRaster

@Suite struct FrameProbeTests {
  /// A grey bar of three pixels that runs along a row of forty.
  private func picture(at place: Double) -> [UInt8] {
    (0..<40).flatMap { x in
      let level = UInt8(max(0, 200 - 60 * abs(Double(x) - place)))
      return [level, level / 2, 0, 255]
    }
  }

  @Test("only pixels that move are looked at, at most as many as asked for")
  func places() {
    let probe = FrameProbe([picture(at: 5), picture(at: 9)])
    #expect(probe.values(of: picture(at: 30)).count < 20 * 4)
    let few = FrameProbe((0..<40).map { picture(at: Double($0)) }, limit: 10)
    #expect(few.values(of: picture(at: 5)).count == 40)
    #expect(FrameProbe([picture(at: 5), picture(at: 5)]).isEmpty)
    #expect(FrameProbe([]).isEmpty)
  }

  @Test("an offset between two frames is found by least squares", arguments: [-0.4, -0.1, 0, 0.3])
  func offset(shift: Double) throws {
    let probe = FrameProbe((0..<40).map { picture(at: Double($0)) })
    func values(_ place: Double) -> [Float] { probe.values(of: picture(at: place)) }
    let offset = try #require(
      FrameProbe.offset(
        of: values(20 + shift), from: values(20), before: values(19), after: values(21)))
    #expect(abs(offset * 2 - shift) < 0.1)
  }

  @Test("where nothing moves there is no offset")
  func still() {
    let values = FrameProbe([picture(at: 3), picture(at: 9)]).values(of: picture(at: 3))
    #expect(FrameProbe.offset(of: values, from: values, before: values, after: values) == nil)
  }

  @Test("the distance is the mean square of levels")
  func distance() {
    #expect(FrameProbe.distance([1, 2, 3], [1, 4, 6]) == 13.0 / 3)
    #expect(FrameProbe.distance([], []) == 0)
  }
}
