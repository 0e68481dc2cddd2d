import _FoundationICU

/// Where lines of a text may end, by the Unicode line breaking algorithm (UAX #14), with
/// dictionaries for the scripts that write no spaces.
///
/// The toolchain's ICU does the work: it is current, and it is there wherever Swift is. Debian's
/// libunibreak 1.1 was tried and aborts the process at regional indicators.
struct BreakOpportunities {
  /// By offset in the text.
  private var marks: [Bool]

  init(_ text: [UInt16]) {
    marks = Array(repeating: false, count: text.count + 1)
    var status = U_ZERO_ERROR
    // A fixed locale: the same text breaks alike on every machine.
    guard
      let iterator = swift_ubrk_open(UBRK_LINE, "en", text, Int32(text.count), &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return }
    defer { swift_ubrk_close(iterator) }
    var offset = swift_ubrk_next(iterator)
    while offset != UBRK_DONE {
      marks[Int(offset)] = true
      offset = swift_ubrk_next(iterator)
    }
  }

  func isAllowed(at offset: Int) -> Bool { marks[offset] }
}
