/// What is wrong with the order in which a file shows the frames of an animation.
struct FrameOrder {
  private(set) var problems: [FrameAccuracy.Problem] = []
  private(set) var firstBadPicture: Int?

  private let shown: [Int]
  private let count: Int

  /// - Parameters:
  ///   - shown: by picture, the frame it shows.
  ///   - count: the frames that the animation has.
  ///   - looksLikePrevious: of a frame from 1, whether it cannot be told from the one before it:
  ///     the two may be stored as one picture. Asked only where something is amiss.
  init(_ shown: [Int], count: Int, looksLikePrevious: (Int) -> Bool) {
    self.shown = shown
    self.count = count
    if let pattern {
      note(pattern.problem, at: pattern.picture)
      return
    }
    if shown.count != count {
      let fewest = 1 + (1..<max(count, 1)).count { !looksLikePrevious($0) }
      if !(fewest...count).contains(shown.count) {
        note(.count(found: shown.count, expected: count), at: min(shown.count, count))
      }
    }
    for range in missing(looksLikePrevious) {
      note(.missing(range), at: shown.firstIndex { $0 > range.lowerBound } ?? shown.count)
    }
    findMisplaced()
  }

  /// What was done to the whole, if nine in ten pictures tell it; neighbours may look alike.
  private var pattern: (problem: FrameAccuracy.Problem, picture: Int)? {
    func isMostly(_ frame: (Int) -> Int) -> Bool {
      let fitting = shown.indices.count { abs(shown[$0] - frame($0)) <= 1 }
      return fitting * 10 >= shown.count * 9
    }
    guard count > 3, shown.count >= count else { return nil }
    if shown.count == count {
      return isMostly { count - 1 - $0 } ? (.reversed, 0) : nil
    }
    let times = shown.count / count
    guard times > 1, shown.count == times * count else { return nil }
    if isMostly({ $0 / times }) { return (.eachRepeated(times: times), 1) }
    return isMostly { $0 % count } ? (.loopRepeated(times: times), count) : nil
  }

  /// Frames that neither are shown nor look like a neighbour that is.
  private func missing(_ looksLikePrevious: (Int) -> Bool) -> [ClosedRange<Int>] {
    let seen = Set(shown)
    var ranges: [ClosedRange<Int>] = []
    for frame in 0..<count where !seen.contains(frame) {
      var (first, end) = (frame, frame + 1)
      while first > 0, !seen.contains(first), looksLikePrevious(first) { first -= 1 }
      while end < count, !seen.contains(first), !seen.contains(end), looksLikePrevious(end) {
        end += 1
      }
      if seen.contains(first) || end < count && seen.contains(end) && looksLikePrevious(end) {
        continue
      }
      if let last = ranges.last, last.upperBound == frame - 1 {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    return ranges
  }

  private mutating func findMisplaced() {
    for picture in shown.indices.dropFirst() {
      let (before, frame) = (shown[picture - 1], shown[picture])
      if frame == before {
        note(.repeated(picture: picture, frame: frame), at: picture)
      } else if frame == before - 1 {
        note(.swapped(frame, before), at: picture - 1)
      } else if frame < before {
        note(.misplaced(picture: picture, frame: frame), at: picture)
      }
    }
  }

  private mutating func note(_ problem: FrameAccuracy.Problem, at picture: Int) {
    problems.append(problem)
    firstBadPicture = min(firstBadPicture ?? picture, picture)
  }
}
