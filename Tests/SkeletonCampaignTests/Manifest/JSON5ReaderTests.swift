import Foundation
import Testing

@testable import SkeletonCampaign

@Suite struct JSON5ReaderTests {
  @Test(
    "Everything that JSON5 adds to JSON reads as the JSON it stands for",
    arguments: [
      ("{}", "{}"), (" [ ] ", "[]"), ("\u{FEFF}null", "null"),
      ("// a\n/* b * / */ [1, /* c */ 2,]", "[1, 2]"),
      ("{a: 1, 'b': 2, \"c\": 3, $_é1: 4,}", #"{"a": 1, "b": 2, "c": 3, "$_é1": 4}"#),
      (#"{\u0061\u00e9: true, null: null}"#, #"{"aé": true, "null": null}"#),
      ("{z: 1, a: 2}", #"{"z": 1, "a": 2}"#),
      (#"'it''s'"#.replacing("''", with: #"\'"#), #""it's""#),
      (#"'a "quoted" word'"#, #""a \"quoted\" word""#),
      (#""\x41\u00e9\ud83d\ude00\0\v\q""#, #""Aé😀\u0000\u000bq""#),
      ("'one \\\ntwo\\\r\nthree'", #""one twothree""#), ("'\t'", #""\u0009""#),
      ("'\u{2028}'", "\"\u{2028}\""), ("\u{A0}\u{3000}\u{C}\u{B}[\u{2029}]", "[]"),
    ])
  func syntax(text: String, json: String) throws {
    #expect(try JSON5Reader.value(of: text).jsonText == json)
  }

  @Test(
    "A number is the shortest plain decimal of its value",
    arguments: [
      ("0", "0"), ("-0", "0"), ("29.97", "29.97"), ("23.9760", "23.976"), ("2.0", "2"),
      ("+5", "5"), (".5", "0.5"), ("5.", "5"), ("-.25", "-0.25"), ("100", "100"),
      ("1e3", "1000"), ("1.5E+2", "150"), ("25e-1", "2.5"), ("1e-3", "0.001"), ("0e99999", "0"),
      ("0.0", "0"), ("-0.0e2", "0"), ("120e-1", "12"), ("0x1F", "31"), ("-0Xff", "-255"),
      ("0.1", "0.1"), ("12345678901234567890.5", "12345678901234567890.5"),
    ])
  func numbers(text: String, decimal: String) throws {
    #expect(try JSON5Reader.value(of: text) == .number(decimal))
  }

  @Test(
    "What is no JSON5 is refused with its line and column",
    arguments: [
      ("", "line 1, column 1: expected a value, found the end"),
      ("{\n  a: 1\n  b: 2\n}", "line 3, column 3: expected ',' or '}', found 'b'"),
      ("{\r\n\r\n\r  a 1}", "line 4, column 5: expected ':' after 'a', found '1'"),
      ("[1,,2]", "line 1, column 4: expected a value, found ','"),
      ("{,}", "line 1, column 2: expected a key or '}', found ','"),
      ("{é: [\"é\" x]}", "line 1, column 10: expected ',' or ']', found 'x'"),
      ("{a: row}", "line 1, column 5: expected a value; a text needs quotes: \"row\""),
      (
        "{\n fps: 1,\n 'fps': 2}",
        "line 3, column 2: 'fps' is given twice in the same object"
      ),
      ("[1] 2", "line 1, column 5: expected the end of the document, found '2'"),
      ("'a\nb'", "line 1, column 1: this text has no closing quote on its line"),
      ("\"a", "line 1, column 1: this text has no closing quote"),
      ("[1 /* 2]", "line 1, column 4: this comment has no end: '*/'"),
      ("'\\u12G4'", "line 1, column 6: expected 4 hexadecimal digits, found 'G'"),
      (
        "'\\ud83d'",
        "line 1, column 4: half a character: the other \\uXXXX of the pair is missing"
      ),
      ("'\\ud83d\\u0041'", "line 1, column 4: these two \\uXXXX are no pair"),
      (
        "'\\1'",
        "line 1, column 3: no digit can follow a backslash; characters by number are \\uXXXX"
      ),
      ("NaN", "line 1, column 1: NaN is no number that can be drawn"),
      ("-Infinity", "line 1, column 1: Infinity is no number that can be drawn"),
      ("1e99", "line 1, column 1: a number of more than 40 digits"),
      ("1e99999999999999999999", "line 1, column 1: a number of more than 40 digits"),
      ("0x10000000000000000", "line 1, column 1: a number of more than 40 digits"),
      (
        "012",
        "line 1, column 1: a number cannot begin with 0 unless that is all before the point"
      ),
      ("1.5s", "line 1, column 1: a number goes on with 's'"),
      (".", "line 1, column 2: expected a digit, found the end"),
      ("0x", "line 1, column 3: expected a hexadecimal digit, found the end"),
      ("{\u{1}}", "line 1, column 2: expected a key or '}', found the character U+0001"),
      ("{1a: 2}", "line 1, column 2: expected a key or '}', found '1'"),
    ])
  func malformed(text: String, complaint: String) {
    let error = #expect(throws: ManifestError.self) { try JSON5Reader.value(of: text) }
    #expect(error?.description == complaint)
  }

  @Test("Nesting is read to its limit, and refused beyond, however deep")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSON5Reader.value(of: nested(JSON5Reader.depthLimit))
    for depth in [JSON5Reader.depthLimit + 1, 1_000_000] {
      #expect(throws: ManifestError.self) { try JSON5Reader.value(of: nested(depth)) }
    }
  }

  @Test("What is printed reads as the same value")
  func roundTrip() throws {
    let value: DocumentValue = [
      "a \"key\"\n": [true, .null, .number("-0.25"), "\u{1F}é😀\\"],
      "long": .array((0..<60).map { .number("\($0)") }), "empty": [:],
    ]
    #expect(value.jsonText.contains("\n"))
    #expect(try JSON5Reader.value(of: value.jsonText) == value)
  }

  @Test(
    "Foundation reads the same from the corpus as from what is printed of it",
    arguments: ManifestCorpus.valid.samples + ManifestCorpus.malformed.samples)
  func foundation(sample: ManifestCorpus.Sample) throws {
    let printed = try JSON5Reader.value(of: sample.text).jsonText
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let theirs = try decoder.decode(Tree.self, from: Data(sample.text.utf8))
    #expect(try JSONDecoder().decode(Tree.self, from: Data(printed.utf8)) == theirs)
  }
}

/// Any JSON, as Foundation reads it.
private enum Tree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Tree])
  case object([String: Tree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Tree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Tree].self))
    }
  }
}
