import Testing

@testable import SkeletonCampaign

@Suite struct CSVTableTests {
  @Test(
    "Cells are as RFC 4180 has them",
    arguments: [
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("", []), ("\n\r\n\n", []),
      ("\"a,\"\"b\"\"\",\"c\r\nd\"\n", [["a,\"b\"", "c\r\nd"]]), ("a,\n", [["a", ""]]),
      (",", [["", ""]]), ("\"\"\n", [[""]]), ("\u{FEFF}a", [["a"]]), (" a , b", [[" a ", " b"]]),
    ])
  func cells(text: String, cells: [[String]]) throws {
    #expect(try CSVTable(text).rows.map(\.cells) == cells)
  }

  @Test("Rows keep the number that a spreadsheet shows, empty lines and line ends in cells or not")
  func numbers() throws {
    let table = try CSVTable("a\n\n\"b\n\n\"\r\nc\n\nd")
    #expect(table.rows.map(\.number) == [1, 3, 4, 6])
  }

  @Test(
    "What is no table is refused with its row",
    arguments: [
      ("a\nb\"c\n", "row 2: a quote inside a cell: put the cell in quotes and double this one"),
      ("a\n\"b\"c", "row 2: text after the closing quote of a cell"),
      ("a\nb,\"c\n\n", "row 2: a quoted cell has no closing quote"),
    ])
  func malformed(text: String, complaint: String) {
    let error = #expect(throws: ManifestError.self) { try CSVTable(text) }
    #expect(error?.description == complaint)
  }
}
