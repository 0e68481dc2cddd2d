import SkeletonRaster

/// Tells which frame of an animation each picture of a file shows, in the order of the file.
struct FrameAlignment {
  private let expected: ExpectedFrames
  private let probe: FrameProbe
  /// The frame that comes next if all is well.
  private var next = 0
  /// Mean square levels below which a picture is what it should be, whatever is nearer.
  private let noise: Float
  /// By frame of the loop.
  private var drawn: [Int: [Float]] = [:]

  /// Frames around the expected one that are looked at.
  private static let reach = 128
  /// Values of this many frames are kept.
  private static let memory = 1024

  init(_ expected: ExpectedFrames, isLossless: Bool) {
    self.expected = expected
    probe = expected.probe
    noise = isLossless ? 0 : 1
  }

  var hasMotion: Bool { !probe.isEmpty }

  func values(of picture: [UInt8]) -> [Float] { probe.values(of: picture) }

  /// The frame that the next picture of the file shows.
  ///
  /// It is the expected one unless another is nearer by more than noise can make it: by half of
  /// the mean square. Of frames that are equally near, that nearest in time counts.
  ///
  /// - Parameter step: frames from the picture before it to this one by their times. Encoders store
  ///   pictures that are alike as one, which shows as a longer step.
  mutating func place(_ values: [Float], step: Int) -> Int {
    var usual = min(next, expected.count - 1)
    var usualDistance = FrameProbe.distance(values, drawnValues(usual))
    if step > 1 {
      let stepped = min(next - 1 + step, expected.count - 1)
      let distance = FrameProbe.distance(values, drawnValues(stepped))
      if distance <= usualDistance { (usual, usualDistance) = (stepped, distance) }
    }
    var found = usual
    if usualDistance > noise {
      var best = usualDistance / 2
      for frame in around(usual) {
        let distance = FrameProbe.distance(values, drawnValues(frame))
        if distance < best { (best, found) = (distance, frame) }
      }
    }
    next = found + 1
    return found
  }

  /// The phase that a picture's pixels tell, when it shows a frame or one near it.
  mutating func phase(_ values: [Float], showing frame: Int) -> Double? {
    let loopFrame = expected.loopFrame(of: frame)
    let (before, after, distance) = expected.neighbours(of: loopFrame)
    let middle = drawnValues(loopFrame: loopFrame)
    guard
      let offset = FrameProbe.offset(
        of: values, from: middle, before: drawnValues(loopFrame: before),
        after: drawnValues(loopFrame: after))
    else { return nil }
    return expected.phase(of: frame) + offset * Double(distance) * expected.phaseStep
  }

  /// Frames by their distance in time, later ones first.
  private func around(_ frame: Int) -> [Int] {
    (1...Self.reach).flatMap { [frame + $0, frame - $0] }.filter {
      (0..<expected.count).contains($0)
    }
  }

  private mutating func drawnValues(_ frame: Int) -> [Float] {
    drawnValues(loopFrame: expected.loopFrame(of: frame))
  }

  private mutating func drawnValues(loopFrame: Int) -> [Float] {
    if let values = drawn[loopFrame] { return values }
    if drawn.count >= Self.memory { drawn = [:] }
    let values = probe.values(of: expected.pixels(loopFrame: loopFrame))
    drawn[loopFrame] = values
    return values
  }
}
