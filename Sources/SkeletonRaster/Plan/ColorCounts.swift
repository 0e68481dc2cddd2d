import SkeletonGraphics

/// How many pixels of an animation have each colour, up to a number of colours.
struct ColorCounts: Sendable {
  /// The pixel's bytes, and how often it occurs; a count of 0 is an empty slot.
  private var slots: [(pixel: UInt32, count: Int)]
  private(set) var count = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    slots = Array(repeating: (0, 0), count: 1024)
  }

  var isOverLimit: Bool { count > limit }

  /// Counts `times` pixels of one colour; once over the limit no new colour is taken in.
  mutating func add(_ pixel: UInt32, _ times: Int) {
    var slot = Int((pixel &* 2_654_435_769) >> 8) & (slots.count - 1)
    while slots[slot].count > 0, slots[slot].pixel != pixel {
      slot = (slot + 1) & (slots.count - 1)
    }
    if slots[slot].count == 0 {
      if isOverLimit { return }
      count += 1
      slots[slot] = (pixel, times)
      if count * 2 > slots.count { grow() }
    } else {
      slots[slot].count += times
    }
  }

  /// Counts a row of pixels, each `times`.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, times: Int) {
    var start = 0
    for x in 1...pixels.count where x == pixels.count || pixels[x] != pixels[start] {
      add(pixels[start], times * (x - start))
      start = x
    }
  }

  mutating func add(_ other: ColorCounts) {
    for (pixel, count) in other.slots where count > 0 { add(pixel, count) }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: slots.count * 2)
    count = 0
    for (pixel, count) in old where count > 0 { add(pixel, count) }
  }

  /// By red, green, blue and alpha.
  var sorted: [(color: RGBA8, count: Int)] {
    slots.filter { $0.count > 0 }.sorted { $0.pixel.byteSwapped < $1.pixel.byteSwapped }
      .map { (RGBA8(pixel: $0.pixel), $0.count) }
  }
}
