extension FrameAccuracy {
  /// One way in which a file is not what was asked for; frames count from 0, times are in seconds.
  public enum Problem: Sendable, Hashable {
    /// Pictures have another size, in pixels; nothing else is compared then.
    case size(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// The pictures come at another pace, in frames a second.
    case rate(found: Double, expected: Double)
    /// The file stores another number of pictures.
    case count(found: Int, expected: Int)
    /// Frames of the animation that no picture shows.
    case missing(ClosedRange<Int>)
    /// A picture shows what the one before it showed.
    case repeated(picture: Int, frame: Int)
    /// The last frame comes first, and so on.
    case reversed
    /// Each frame is stored so many times, one after another.
    case eachRepeated(times: Int)
    /// All frames are stored so many times over.
    case loopRepeated(times: Int)
    /// Two neighbours in each other's place.
    case swapped(Int, Int)
    /// A picture shows a frame that belongs elsewhere.
    case misplaced(picture: Int, frame: Int)
    /// The first of a number of pictures that come at the wrong time; a positive error is late.
    case time(picture: Int, error: Double, pictures: Int)
    /// The file lasts longer or shorter, in seconds.
    case duration(found: Double, expected: Double)
    /// The first of a number of pictures whose pixels are off; whether all are, by the same amount.
    case pixels(picture: Int, error: Int, pictures: Int, isConstant: Bool)
    /// The first of a number of pictures whose colour is off where it is even and nothing moves.
    case flat(picture: Int, error: Double, at: Place, pictures: Int)
    /// What is left of the contrast of all edges, where 1 is all of it.
    case edges(contrast: Double)
    /// Players are told that its pixels are not square.
    case stretched
    /// Players are told to turn or mirror it.
    case turned
    /// Players are told of other colours than BT.709's, by libav's name of them.
    case colorTag(String)
    /// The file plays another number of times; 0 is for ever.
    case loop(found: Int, expected: Int)
    /// A title or description that the file does not have; `kind` is what it is called.
    case text(kind: String, found: String?, expected: String)
  }
}

extension FrameAccuracy.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let width, let height, let expectedWidth, let expectedHeight):
      "the file has \(width)x\(height) pixels, the scene \(expectedWidth)x\(expectedHeight)"
    case .rate(let found, let expected):
      "it shows \(Self.text(found)) frames a second instead of \(Self.text(expected))"
    case .count(let found, let expected):
      "it has \(found) frame\(found == 1 ? "" : "s") instead of \(expected)"
    case .missing(let frames):
      frames.count == 1
        ? "frame \(frames.lowerBound) is missing"
        : "frames \(frames.lowerBound) to \(frames.upperBound) are missing"
    case .repeated(let picture, let frame): "picture \(picture) shows frame \(frame) again"
    case .reversed: "it plays backwards"
    case .eachRepeated(let times): "it shows each frame \(times) times"
    case .loopRepeated(let times): "it holds the animation \(times) times"
    case .swapped(let first, let second): "frames \(first) and \(second) are swapped"
    case .misplaced(let picture, let frame): "picture \(picture) shows frame \(frame)"
    case .time(let picture, let error, let pictures):
      "picture \(picture) is \(Self.text(abs(error) * 1000)) ms \(error > 0 ? "late" : "early")"
        + Self.others(pictures - 1, "are off as well")
    case .duration(let found, let expected):
      "it lasts \(Self.text(found)) s instead of \(Self.text(expected))"
    case .pixels(let picture, let error, let pictures, let isConstant):
      "picture \(picture) is up to \(error) levels off"
        + (isConstant
          ? ", as are all, where nothing moves too: its colours were converted or tagged otherwise"
          : Self.others(pictures - 1, "are off as well"))
    case .flat(let picture, let error, let place, let pictures):
      "picture \(picture) is up to \(Self.text(error)) levels off around \(place.x),\(place.y), where its"
        + " colour is even and nothing moves\(Self.others(pictures - 1, "are off as well"))"
    case .edges(let contrast):
      "its edges have \(Self.text(contrast)) of their contrast: it was blurred, scaled, or coded too"
        + " coarsely"
    case .stretched: "its pixels are tagged as not square: players stretch it"
    case .turned: "it is tagged to be turned or mirrored by players"
    case .colorTag(let tag):
      "its colours are tagged as \(tag) instead of bt709: players convert them"
    case .loop(let found, let expected):
      "it plays \(Self.plays(found)) instead of \(Self.plays(expected))"
    case .text(let kind, let found, let expected):
      "its \(kind) is " + (found.map { "'\($0)'" } ?? "missing") + " instead of '\(expected)'"
    }
  }

  private static func plays(_ count: Int) -> String {
    switch count {
    case 0: "for ever"
    case 1: "once"
    default: "\(count) times"
    }
  }

  private static func others(_ count: Int, _ words: String) -> String {
    count == 0 ? "" : ", and \(count) more \(words)"
  }

  /// Up to three decimals.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension FrameAccuracy: CustomStringConvertible {
  /// One line for each problem, or the figures of a file that passes.
  public var description: String {
    guard !passes else {
      let precision = maxError == 0 ? "to the bit" : "within \(maxError ?? 0) levels"
      return "\(framesFound) frame\(framesFound == 1 ? " is" : "s are") right \(precision)"
    }
    let shown = problems.prefix(12).map(\.description)
    let rest = problems.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}
