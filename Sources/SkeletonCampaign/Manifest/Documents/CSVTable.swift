/// A table of comma-separated values: its cells, by row.
///
/// - Source: RFC 4180; rows may end in LF alone, as every editor on Linux writes them.
struct CSVTable {
  struct Row {
    /// As a spreadsheet numbers it, from 1.
    var number: Int
    var cells: [String]
  }

  /// Empty lines are left out.
  private(set) var rows: [Row] = []

  private enum State {
    case start
    case plain
    case quoted
    /// After a quote within a quoted cell: its end, or the first of a doubled one.
    case quote
  }

  private var state = State.start
  private var cell = String.UnicodeScalarView()
  private var cells: [String] = []
  private var number = 1

  /// - Throws: ``ManifestError/notCSV(row:problem:)``.
  /// - Complexity: linear in the length of the text.
  init(_ text: String) throws(ManifestError) {
    var previous: Unicode.Scalar?
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 0, scalar == "\u{FEFF}" { continue }
      // The second half of a line's end has nothing to add.
      if !(scalar == "\n" && previous == "\r" && state == .start && cells.isEmpty) {
        try take(scalar)
      }
      previous = scalar
    }
    guard state != .quoted else {
      throw .notCSV(row: number, problem: "a quoted cell has no closing quote")
    }
    if state != .start || !cells.isEmpty { endRow() }
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(ManifestError) {
    switch (state, scalar) {
    case (.quoted, "\""): state = .quote
    case (.quoted, _): cell.append(scalar)
    case (.quote, "\""):
      cell.append(scalar)
      state = .quoted
    case (_, ","): endCell()
    case (_, "\n"), (_, "\r"): endRow()
    case (.start, "\""): state = .quoted
    case (.plain, "\""):
      throw .notCSV(
        row: number, problem: "a quote inside a cell: put the cell in quotes and double this one")
    case (.quote, _):
      throw .notCSV(row: number, problem: "text after the closing quote of a cell")
    default:
      cell.append(scalar)
      state = .plain
    }
  }

  private mutating func endCell() {
    cells.append(String(cell))
    cell = String.UnicodeScalarView()
    state = .start
  }

  private mutating func endRow() {
    let isEmptyLine = state == .start && cells.isEmpty
    endCell()
    if !isEmptyLine { rows.append(Row(number: number, cells: cells)) }
    cells = []
    number += 1
  }
}
