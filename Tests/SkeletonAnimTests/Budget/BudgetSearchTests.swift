import Testing

@testable import SkeletonAnim

@Suite struct BudgetSearchTests {
  /// A loop of twelve small frames whose highlight has 92 levels to go.
  static func animation(limit: Int?) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 12, duration: 1) {
      Rectangle().fill(Color(red: 0.4, green: 0.4, blue: 0.5)).frame(height: 24)
        .skShimmer(style: SKShimmerStyle(strength: 0.6, angle: .degrees(20)))
    }
    animation.picture.width = 60
    animation.picture.scale = 1
    animation.run.jobs = 1
    animation.run.byteLimit = limit
    return animation
  }

  @Test("the file fits, and says what was given up")
  func fits() throws {
    let folder = try TemporaryFolder()
    let free = try Self.animation(limit: nil).write(to: folder.path("free.gif")).outputs[0]
    #expect(free.notes.isEmpty)
    for part in [2, 4, 8] {
      let limit = free.bytes / part
      let report = try Self.animation(limit: limit).write(to: folder.path("x.gif")).outputs[0]
      #expect(report.bytes <= limit)
      #expect(report.bytes == (try folder.bytes("x.gif")).count)
      #expect(report.notes.count == 1 && report.notes[0].hasPrefix("to fit: "))
      #expect(report.duration == free.duration)
    }
  }

  @Test("nothing is given up where everything fits")
  func generous() throws {
    let folder = try TemporaryFolder()
    let free = try Self.animation(limit: nil).write(to: folder.path("free.gif")).outputs[0]
    try Self.animation(limit: free.bytes).write(to: folder.path("x.gif"))
    #expect(try folder.bytes("x.gif") == folder.bytes("free.gif"))
  }

  @Test("a limit that nothing fits in is an error with the smallest size, and leaves no file")
  func impossible() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: RenderError.self) {
      try Self.animation(limit: 60).write(to: folder.path("x.gif"))
    }
    guard case .overBudget(_, let limit, let smallest) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(limit == 60 && smallest > 60)
    #expect(try folder.names.isEmpty)
  }
}
