import Testing

@testable import SkeletonAnim

@Suite struct FrameOrderTests {
  private func words(
    _ shown: [Int], of count: Int, alike: Set<Int> = []
  ) -> (problems: [String], first: Int?) {
    let order = FrameOrder(shown, count: count) { alike.contains($0) }
    return (order.problems.map(\.description), order.firstBadPicture)
  }

  @Test("the right order has no problem")
  func right() {
    #expect(words([0, 1, 2, 3], of: 4) == ([], nil))
    #expect(words([0], of: 1) == ([], nil))
  }

  @Test("each fault is named with the picture where it is first seen")
  func faults() {
    #expect(
      words([0, 1, 4, 5], of: 6)
        == (["it has 4 frames instead of 6", "frames 2 to 3 are missing"], 2))
    #expect(
      words([0, 1, 1, 3], of: 4) == (["frame 2 is missing", "picture 2 shows frame 1 again"], 2))
    #expect(words([0, 2, 1, 3], of: 4) == (["frames 1 and 2 are swapped"], 1))
    #expect(
      words([0, 1, 2], of: 4) == (["it has 3 frames instead of 4", "frame 3 is missing"], 3))
    #expect(
      words([0, 1, 2, 0], of: 3) == (
        ["it has 4 frames instead of 3", "picture 3 shows frame 0"], 3
      ))
    #expect(words([3, 0, 1, 2], of: 4) == (["picture 1 shows frame 0"], 1))
  }

  @Test("frames that look alike may be stored as one, but not all of them be left out")
  func alike() {
    #expect(words([0, 1, 3], of: 4, alike: [2]) == ([], nil))
    #expect(words([0, 2, 3], of: 4, alike: [2]) == ([], nil))
    #expect(
      words([0, 3], of: 4, alike: [2])
        == (["it has 2 frames instead of 4", "frames 1 to 2 are missing"], 1))
  }

  @Test("what was done to the whole is named as that, though some neighbours look alike")
  func patterns() {
    func problems(_ shown: [Int]) -> [FrameAccuracy.Problem] {
      FrameOrder(shown, count: 20) { _ in false }.problems
    }
    let right = Array(0..<20)
    #expect(problems(right.reversed()) == [.reversed])
    #expect(problems(right.flatMap { [$0, $0] }) == [.eachRepeated(times: 2)])
    #expect(problems(right + right + right) == [.loopRepeated(times: 3)])
    #expect(
      problems(Array(right.dropLast(2)).flatMap { [$0, $0] } + [17, 17, 17, 18])
        == [.eachRepeated(times: 2)])
    // Half of it backwards is many frames in others' places.
    #expect(!problems(Array(0..<10) + (10..<20).reversed()).contains(.reversed))
  }
}
