import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFPaletteTests {
  /// Colours that lie anywhere.
  static func cloud(_ count: Int, seed: UInt64) -> [(color: RGBA8, count: Int)] {
    var noise = Noise(seed: seed)
    var colors: Set<RGBA8> = []
    while colors.count < count {
      func level() -> UInt8 { UInt8.random(in: 0...255, using: &noise) }
      colors.insert(RGBA8(red: level(), green: level(), blue: level()))
    }
    let sorted = colors.sorted { $0.bytes < $1.bytes }
    return sorted.map { ($0, Int.random(in: 1...1000, using: &noise)) }
  }

  /// A saturated gradient as shimmers draw it, mostly page.
  static let gradient: [(color: RGBA8, count: Int)] = {
    var counts = [RGBA8(red: 250, green: 251, blue: 253): 900_000]
    for i in 0..<3000 {
      let (red, green, blue) = (90 + i * 150 / 2999, 20 + i % 100, 200 - i / 20)
      counts[RGBA8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)), default: 0] += 40
    }
    return inOrder(counts)
  }()

  static func inOrder(_ counts: [RGBA8: Int]) -> [(color: RGBA8, count: Int)] {
    counts.map { (color: $0.key, count: $0.value) }
      .sorted { ($0.color.bytes) < ($1.color.bytes) }
  }

  static func shown(_ palette: GIFPalette, _ i: Int) -> RGBA8 {
    palette.table.colors[Int(palette.entries[i].index)]
  }

  @Test(
    "what fits is exact, with a transparent entry as long as there is room",
    arguments: [1, 2, 255, 256])
  func exact(count: Int) throws {
    let cloud = Self.cloud(count, seed: 1)
    let palette = try GIFPalette(cloud)
    #expect(palette.error == .init(max: 0, mean: 0))
    #expect(palette.table.transparentIndex == (count < 256 ? count : nil))
    for i in cloud.indices { #expect(Self.shown(palette, i) == cloud[i].color) }
  }

  @Test("256 colours and clear pixels do not fit")
  func clearNeedsRoom() throws {
    let cloud = Self.cloud(256, seed: 2) + [(GIFAlpha.clear, 10)]
    let palette = try GIFPalette(cloud)
    #expect(palette.error.max > 0)
    #expect(palette.table.colors.count <= 256)
    #expect(palette.table.transparentIndex == palette.table.colors.count - 1)
    #expect(palette.entries.last?.index == UInt8(palette.table.colors.count - 1))
  }

  @Test("thinning keeps its promise for any colours", arguments: 0...16)
  func promise(maxError: Int) throws {
    for seed in 0..<4 {
      // Near each other, so that thinning has something to do.
      let cloud = Self.cloud(250, seed: UInt64(seed)).map { entry in
        (
          color: RGBA8(
            red: 100 + entry.color.red % 30, green: entry.color.green % 20,
            blue: 250 - entry.color.blue % 40), count: entry.count
        )
      }
      let distinct = Self.inOrder(
        Dictionary(cloud.map { ($0.color, $0.count) }, uniquingKeysWith: +))
      let palette = try GIFPalette(distinct, maxError: maxError)
      var (worst, sum, pixels) = (0, 0, 0)
      for (i, entry) in distinct.enumerated() {
        let shown = Self.shown(palette, i)
        let differences = [
          abs(Int(shown.red) - Int(entry.color.red)),
          abs(Int(shown.green) - Int(entry.color.green)),
          abs(Int(shown.blue) - Int(entry.color.blue)),
        ]
        worst = max(worst, differences.max()!)
        sum += differences.reduce(0, +) * entry.count
        pixels += entry.count
      }
      #expect(worst <= maxError && worst == palette.error.max)
      #expect(abs(palette.error.mean - Double(sum) / Double(3 * pixels)) < 1e-9)
    }
  }

  @Test("a grey ramp is thinned to as few colours as the bound can have", arguments: 0...16)
  func fewest(maxError: Int) throws {
    let ramp = (0...255).map {
      (color: RGBA8(red: UInt8($0), green: UInt8($0), blue: UInt8($0)), count: 1)
    }
    let palette = try GIFPalette(ramp, maxError: maxError)
    let groups = (256 + 2 * maxError) / (2 * maxError + 1)
    #expect(palette.table.colors.count == (groups < 256 ? groups + 1 : 256))
  }

  @Test("too many colours are chosen with flat fills exact and the rest near")
  func quantized() throws {
    #expect(Self.gradient.count > 1500)
    let palette = try GIFPalette(Self.gradient)
    #expect(palette.table.colors.count <= 256 && palette.table.transparentIndex != nil)
    let fill = try #require(Self.gradient.indices.first { Self.gradient[$0].count > 100_000 })
    #expect(Self.shown(palette, fill) == Self.gradient[fill].color)
    #expect(palette.error.max > 0 && palette.error.max <= 16, "\(palette.error)")
    #expect(palette.error.mean < 0.6, "\(palette.error)")
    // No other entry of the table may be nearer.
    for (i, entry) in Self.gradient.enumerated() where i % 37 == 0 {
      let distance = Self.shown(palette, i).squaredDistance(to: entry.color)
      let nearest = palette.table.colors.dropLast().map { $0.squaredDistance(to: entry.color) }
      #expect(distance == nearest.min())
    }
  }

  @Test(
    "a few colours too many are thinned where nobody sees it, the frequent ones exact",
    arguments: [257, 300, 500])
  func hardlyThinned(count: Int) throws {
    // Greys and their neighbours, as edges of a crossfade have them.
    let colors = (0..<count).map { i in
      let level = UInt8(i / 2)
      return (
        color: RGBA8(red: level, green: level, blue: level + UInt8(i % 2)),
        count: i % 5 == 0 ? 10_000 + i : 1
      )
    }
    let palette = try GIFPalette(colors)
    #expect(palette.table.colors.count <= 256 && palette.error.max == 1)
    for (i, entry) in colors.enumerated() where entry.count > 1 {
      #expect(Self.shown(palette, i) == entry.color)
    }
  }

  @Test("a smaller table holds, however many flat fills there are", arguments: [4, 5, 16, 100])
  func limited(colorLimit: Int) throws {
    let fills = Self.cloud(120, seed: 5).map { (color: $0.color, count: 1000) }
    let palette = try GIFPalette(fills, colorLimit: colorLimit)
    #expect(palette.table.colors.count <= colorLimit)
    #expect(palette.table.transparentIndex == palette.table.colors.count - 1)
    #expect(palette.error.max > 0)
  }

  @Test("the choice does not vary, and holds for more colours than the library takes at once")
  func repeatable() throws {
    let cloud = Self.cloud(2400, seed: 3)
    let (a, b) = (try GIFPalette(cloud), try GIFPalette(cloud))
    #expect(a.table == b.table && a.error == b.error)
    #expect(a.error.max < 64)
  }

  @Test("colours that become equal share an entry")
  func merged() throws {
    let palette = try GIFPalette([
      (RGBA8(red: 5, green: 6, blue: 7, alpha: 255), 3),
      (RGBA8(red: 5, green: 6, blue: 7, alpha: 200), 3),
      (RGBA8(red: 5, green: 6, blue: 7, alpha: 100), 3),
    ])
    #expect(palette.entries.map(\.index) == [0, 0, 1])
    #expect(palette.table.colors.count == 2 && palette.table.transparentIndex == 1)
  }
}
