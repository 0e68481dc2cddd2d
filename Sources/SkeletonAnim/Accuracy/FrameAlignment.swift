import SkeletonRaster

/// Tells which frame of an animation each picture of a file shows, in the order of the file.
struct FrameAlignment {
  let expected: ExpectedFrames
  private let probe: FrameProbe
  /// The frame that comes next if all is well.
  private var next = 0
  /// Mean square levels below which a picture is what it should be, whatever is nearer: codecs
  /// repeat pictures that hardly differ, and take parts of pictures from later ones.
  private var noise: Float = 0
  /// By frame of the loop.
  private var drawn: [Int: [Float]] = [:]

  /// Frames around the expected one that are looked at.
  private static let reach = 128
  /// Pictures that are learned from.
  private static let samples = 64
  /// Values of this many frames are kept.
  private static let memory = 1024

  init(_ expected: ExpectedFrames) {
    self.expected = expected
    probe = FrameProbe(expected.samples)
  }

  func values(of picture: [UInt8]) -> [Float] { probe.values(of: picture) }

  /// Learns from the first pictures of a file, before any is placed, how much its codec leaves out.
  ///
  /// A codec that leaves pictures a residue of so much does not code steps that are as small. The
  /// upper quartile, since pictures in which nothing moves are coded best; twice the mean
  /// square, which a picture has that is as much off by what is not coded as by how it is coded.
  ///
  /// Codecs that leave out whole steps do so most where most moves: of them nearly the largest
  /// residue counts, but for one picture in twenty that may be damaged. Pictures of VP9 that showed
  /// an earlier frame were off by up to 3 times that and what the codec is known to leave out.
  ///
  /// In a GIF no pixel is further off than a known error, whose square no mean of squares exceeds.
  mutating func learn(
    from file: DecodedFile, limit: ErrorLimit, isCancelled: () -> Bool
  ) throws {
    guard !file.isGIF else {
      noise = Float(limit.max * limit.max)
      return
    }
    let pictures = min(expected.count, 8 * Self.samples)
    let stride = max(1, pictures / Self.samples)
    var residues: [Float] = []
    var picture = 0
    try file.decode(first: pictures) { time, pixels in
      if isCancelled() { throw RenderError.cancelled }
      if picture % stride == 0 {
        let frame = file.hasTimes ? (time * expected.rate.rational).rounded : picture
        residues.append(residue(values(of: pixels), around: min(max(frame, 0), expected.count - 1)))
      }
      picture += 1
    }
    residues.sort()
    func quantile(_ part: Int) -> Float {
      residues.isEmpty ? 0 : residues[(residues.count - 1) * part / 100]
    }
    let skipped = limit.coded?.skippedStep ?? 1
    noise =
      limit.coded?.isSkipping ?? false
      ? skipped + 3 * quantile(95) : max(skipped, 2 * quantile(75))
  }

  /// The mean square levels from a picture to the frame that is nearest to it.
  private mutating func residue(_ values: [Float], around frame: Int) -> Float {
    var least = FrameProbe.distance(values, drawnValues(frame))
    for other in around(frame) where least > 0 {
      least = min(least, FrameProbe.distance(values, drawnValues(other)))
    }
    return least
  }

  /// The frame that the next picture of the file shows.
  ///
  /// It is the expected one unless another is nearer by more than noise can make it: by half of
  /// the mean square. Of frames that are equally near, that nearest in time counts.
  ///
  /// - Parameter step: frames from the picture before it to this one by their times. Encoders store
  ///   pictures that are alike as one, which shows as a longer step.
  mutating func place(_ values: [Float], step: Int) -> Int {
    var usual = min(next - 1 + max(step, 1), expected.count - 1)
    var usualDistance = FrameProbe.distance(values, drawnValues(usual))
    if step > 1, usualDistance > noise {
      let following = min(next, expected.count - 1)
      let distance = FrameProbe.distance(values, drawnValues(following))
      if distance < usualDistance { (usual, usualDistance) = (following, distance) }
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
