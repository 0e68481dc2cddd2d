import _FoundationICU

/// The Unicode bidirectional algorithm (UAX #9), as far as text layout needs it.
enum BidiLevels {
  /// The embedding level at each offset of a text; odd levels run from right to left.
  static func levels(of text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    let plain = [UInt8](repeating: base, count: text.count)
    // Most text is plain: nothing in it may run against an LTR paragraph.
    guard isRightToLeft || text.contains(where: { $0 >= 0x590 }), !text.isEmpty,
      let bidi = swift_ubidi_open()
    else { return plain }
    defer { swift_ubidi_close(bidi) }
    var status = U_ZERO_ERROR
    return text.withUnsafeBufferPointer { text in
      // ICU keeps the text's address until the levels are read.
      swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), base, nil, &status)
      let levels = swift_ubidi_getLevels(bidi, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels else { return plain }
      return Array(UnsafeBufferPointer(start: levels, count: text.count))
    }
  }

  /// The order in which pieces of a line are seen from left to right, by their levels.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
