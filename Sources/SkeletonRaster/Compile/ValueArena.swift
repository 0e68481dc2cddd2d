/// The values that the rows of one band refer to; 0 is a clear pixel.
struct ValueArena {
  private(set) var values: [PixelValue] = [.clear]
  /// The last composition, as neighbouring stretches and rows often repeat it.
  private var lastOver: (upper: Int32, lower: Int32, result: Int32) = (0, 0, 0)

  var count: Int { values.count }

  subscript(id: Int32) -> PixelValue { values[Int(id)] }

  mutating func add(_ value: PixelValue) -> Int32 {
    if case .linear(let pixel) = value, pixel.isClear { return 0 }
    values.append(value)
    return Int32(values.count - 1)
  }

  mutating func mixed(_ from: Int32, _ to: Int32, by shimmer: Int32) -> Int32 {
    from == to ? from : add(self[from].mixed(with: self[to], by: .shimmer(shimmer)))
  }

  mutating func over(_ upper: Int32, _ lower: Int32) -> Int32 {
    if upper == 0 { return lower }
    if lower == 0 { return upper }
    if lastOver.upper == upper, lastOver.lower == lower { return lastOver.result }
    let value = self[upper]
    if case .linear(let pixel) = value, pixel.isOpaque { return upper }
    let result = add(value.over(self[lower]))
    lastOver = (upper, lower, result)
    return result
  }
}
