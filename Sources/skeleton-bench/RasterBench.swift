import Dispatch
import Glibc
import SkeletonGraphics
import SkeletonRaster

/// Drawing against copying memory, in one run on the same threads.
enum RasterBench {
  /// Measures every output of a drawing and prints times, and rates relative to `memcpy`.
  ///
  /// A rate of 1 means: as many bytes of that output a second as `memcpy` copies between buffers
  /// that are in use already.
  static func run(_ name: String, _ drawing: Drawing, states: [FrameState], jobs: Int) {
    var plan: FramePlan?
    let compile = median { plan = FramePlan(drawing, jobs: jobs) }
    guard let plan else { return }
    let count = states.count
    let pixels = drawing.size.count
    let copy = copyFrames(count, bytes: pixels * 4, jobs: jobs)
    let copyRate = Double(count * pixels * 4) / copy
    print(
      "\(name): \(drawing.size.width)x\(drawing.size.height), \(count) frames, \(jobs) jobs, "
        + "compiled in \(milliseconds(compile)), plan \(plan.estimatedBytes / 1024) KiB")
    func report(_ what: String, bytes: Int, _ seconds: Double) {
      let ratio = Double(bytes) / seconds / copyRate
      print("  \(what)  \(milliseconds(seconds))  \((ratio * 100).rounded() / 100) x memcpy")
    }
    report("memcpy ", bytes: count * pixels * 4, copy)
    report(
      "RGBA   ", bytes: count * pixels * 4,
      drawFrames(count, jobs, [UInt8](repeating: 0, count: pixels * 4)) {
        plan.drawRGBA(states[$0], into: &$1)
      })
    var colors: [RGBA8]?
    let counting = median { colors = plan.exactColors(of: states, limit: 255) }
    print("  colours  \(milliseconds(counting))  \(colors.map { "\($0.count)" } ?? "over 255")")
    if let colors {
      let table = plan.indexTable(for: ColorTable(colors: colors))
      report(
        "indices", bytes: count * pixels,
        drawFrames(count, jobs, [UInt8](repeating: 0, count: pixels)) {
          plan.drawIndices(states[$0], with: table, into: &$1)
        })
    }
    guard drawing.size.width % 2 == 0, drawing.size.height % 2 == 0 else { return }
    for depth in [8, 10] {
      report(
        "4:2:0 \(depth)", bytes: count * pixels * 3 / 2 * (depth / 8 + depth % 8 / 2),
        drawFrames(count, jobs, YUV420Frame(size: drawing.size, depth: depth)) {
          plan.drawYUV420(states[$0], into: &$1)
        })
    }
  }

  /// The phone benchmark at a scale; `degrees` tilts the direction of the sweep.
  static func phone(scale: Double, degrees: Double = 0) -> Drawing {
    let bars: [(Double, Double, Double, Double, Double)] = [
      (24, 24, 44, 44, 22), (80, 33, 286, 12, 6), (80, 53, 140, 10, 5), (24, 92, 342, 12, 6),
      (24, 112, 342, 12, 6), (24, 132, 160, 12, 6), (24, 168, 342, 120, 16),
      (24, 312, 190, 16, 4), (24, 336, 262, 14, 4),
    ]
    let size = PixelSize(width: Int(390 * scale), height: Int(844 * scale))
    var drawing = Drawing(size: size, background: RGBA(hex: 0xF2F2F7))
    let angle = degrees * .pi / 180
    for (index, (x, y, w, h, r)) in bars.enumerated() {
      let rect = Rect(x: x, y: y, width: w, height: h).scaled(by: scale)
      let path = BezierPath.roundedRectangle(rect, radius: r * scale)
      drawing.nodes.append(.shimmer(index, [.fill(path, .solid(RGBA(hex: 0xE5E5EA)))]))
      drawing.shimmers.append(
        Shimmer(
          effect: .highlight(RGBA(hex: 0xF7F7FA), strength: 1), bounds: rect,
          direction: Point(x: cos(angle), y: degrees == 0 ? 0 : sin(angle)), band: 1.2))
    }
    return drawing
  }

  /// One sweep in the given number of frames.
  static func states(of drawing: Drawing, frames: Int) -> [FrameState] {
    (0..<frames).map { frame in
      FrameState(progress: drawing.shimmers.map { _ in Double(frame) / Double(frames) })
    }
  }

  /// The phone benchmark's figures: level and tilted, on one core and on all.
  static func runAll(cores: Int) {
    for degrees in [0.0, 20] {
      let drawing = phone(scale: 2, degrees: degrees)
      let states = states(of: drawing, frames: 45)
      for jobs in Set([1, cores]).sorted() {
        run("phone at \(Int(degrees)) degrees", drawing, states: states, jobs: jobs)
      }
    }
  }

  private static func drawFrames<Buffer: Sendable>(
    _ count: Int, _ jobs: Int, _ empty: Buffer,
    _ draw: @escaping @Sendable (Int, inout Buffer) -> Void
  ) -> Double {
    let pool = BufferPool { empty }
    return median {
      OrderedFrames.run(
        count: count, jobs: jobs, makeWorker: {},
        produce: { (_: inout Void, index: Int) in
          var buffer = pool.take()
          draw(index, &buffer)
          return buffer
        },
        consume: { (_: Int, buffer: Buffer) in pool.giveBack(buffer) })
    }
  }

  /// Seconds to copy frames between buffers that were written before.
  private static func copyFrames(_ count: Int, bytes: Int, jobs: Int) -> Double {
    let pool = BufferPool {
      (source: [UInt8](repeating: 1, count: bytes), copy: [UInt8](repeating: 0, count: bytes))
    }
    return median {
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        var buffers = pool.take()
        for _ in 0..<(count + job) / jobs { copy(buffers.source, into: &buffers.copy) }
        pool.giveBack(buffers)
      }
    }
  }

  /// Not inlined: nobody reads the copies, so they would be left out.
  @inline(never)
  private static func copy(_ source: [UInt8], into destination: inout [UInt8]) {
    destination.withUnsafeMutableBytes { to in
      source.withUnsafeBytes { from in to.copyMemory(from: from) }
    }
  }

  /// Seconds of the middle one of seven runs, after one that warms up.
  private static func median(_ body: () -> Void) -> Double {
    body()
    let times = (0..<7).map { _ in
      let time = ContinuousClock().measure(body)
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    return times.sorted()[3]
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 1e5).rounded() / 100) ms"
  }
}
