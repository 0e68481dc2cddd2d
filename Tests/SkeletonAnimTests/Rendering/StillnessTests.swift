import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonUI
import Testing

@testable import SkeletonAnim

@Suite struct StillnessTests {
  private func notes(
    _ path: String = "x.gif", frames: Int = 5,
    _ change: (inout SkeletonAnimation) -> Void = { _ in }
  ) throws -> [String] {
    var animation = SkeletonAnimation { Text("done") }
    animation.time.length = .frames(frames)
    change(&animation)
    let output = try #require(Output(path: path))
    return try animation.dryRun([output]).notes
  }

  @Test("an animation in which nothing moves is told, unless stillness was asked for")
  func told() throws {
    #expect(
      try notes() == [
        "nothing moves, so all frames are equal: SKSkeleton and .skShimmer() shimmer, and "
          + "--effect none says that stillness is meant"
      ])
    #expect(try notes("x.mp4").count == 1)
    #expect(try notes("f%d.png").count == 1)
    #expect(try notes { $0.picture.effect = .none } == [])
    #expect(try notes { $0.picture.isLoading = false } == [])
    #expect(try notes(frames: 1) == [])
    #expect(try notes("x.png") == [])
  }

  @Test("a sheet of a reveal ends in the loaded picture; one of a loop has its first frame once")
  func sheet() throws {
    for reveal in [nil, Rational(1, 2)] {
      var animation = SkeletonAnimation(fps: 10, duration: 2.3) {
        SKSkeleton(size: 20).opacity(0.5)
        Text("done").skRedacted(true)
      }
      animation.time.reveal = reveal
      let plan = try animation.plan([Output(path: "x.png", format: .png)]).plan
      let sheet = ContactSheet(of: plan.drawing, states: plan.states, typesetter: FixedTypesetter())
      let last = sheet.state.progress.last
      if reveal != nil {
        #expect(last == 1)
      } else {
        #expect(try #require(last) < 1)
      }
      #expect(sheet.state.progress.first == plan.states.state(loopFrame: 0).progress.first)
    }
  }
}
