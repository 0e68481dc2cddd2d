import _FoundationICU

/// The Unicode bidirectional algorithm (UAX #9), as far as text layout needs it.
///
/// A paragraph runs in the direction of its first strong character, as text does by default in
/// SwiftUI; only one without any takes the layout's.
struct BidiLevels {
  /// The embedding level at each offset of the text; odd levels run from right to left.
  private(set) var levels: [UInt8]
  /// The level of the paragraph at each offset.
  private(set) var bases: [UInt8]

  init(_ text: [UInt16], isRightToLeft: Bool) {
    levels = Array(repeating: isRightToLeft ? 1 : 0, count: text.count)
    bases = levels
    // Nothing below the Hebrew block runs against left-to-right layout: most text ends here.
    guard isRightToLeft || text.contains(where: { $0 >= 0x590 }), let bidi = swift_ubidi_open()
    else { return }
    defer { swift_ubidi_close(bidi) }
    let base = isRightToLeft ? Self.defaultRightToLeft : Self.defaultLeftToRight
    text.withUnsafeBufferPointer { text in
      // ICU refers to the text until it is closed, or read for the last time.
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), base, nil, &status)
      read(bidi)
    }
  }

  // ICU has these as macros with casts, which are not imported: UBIDI_DEFAULT_LTR and _RTL.
  private static let defaultLeftToRight: UInt8 = 0xFE
  private static let defaultRightToLeft: UInt8 = 0xFF

  private mutating func read(_ bidi: OpaquePointer) {
    var status = U_ZERO_ERROR
    guard let found = swift_ubidi_getLevels(bidi, &status) else { return }
    levels = Array(UnsafeBufferPointer(start: found, count: levels.count))
    for index in 0..<swift_ubidi_countParagraphs(bidi) {
      var (start, end): (Int32, Int32) = (0, 0)
      var base: UBiDiLevel = 0
      swift_ubidi_getParagraphByIndex(bidi, index, &start, &end, &base, &status)
      for offset in Int(start)..<Int(end) { bases[offset] = base }
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
