import SkeletonText
import Testing

@testable import SceneNotation
@testable import SkeletonUI

/// Text that wants more than there is: each ends soon, with an error that names the limit.
@Suite struct HostileTextTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String
    init(_ name: String, _ text: String, _ expected: String) {
      testDescription = name
      self.text = text
      self.expected = expected
    }
  }

  static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let brackets = "brackets nest more than 1000 levels deep"
  static let all: [Hostile] = [
    Hostile("a megabyte of (", times("(", 1_000_000), brackets),
    Hostile("a megabyte of [ and ]", times("[", 500_000) + times("]", 500_000), "square brackets"),
    Hostile("a megabyte of {", times("{", 1_000_000), brackets),
    Hostile("interpolations in each other", "Text(\"" + times("\\(\"", 3000), brackets),
    Hostile("too much text", times(" ", 2_000_001), "the source has 2000001 bytes; the limit is"),
    Hostile("a long chain", "a" + times(".a", 30_000), "nested more than 1000 levels deep"),
    Hostile("a long sum", "1" + times("+1", 30_000), "more than 1000 operands and operators"),
    Hostile("else if", "if true {} " + times("else if true {} ", 5000), "nested more than"),
    Hostile("no Swift at all", times("switch ", 3000), "expected expression"),
    Hostile("conditions", times("#if a\n", 3000), "'#if' occurs more than 200 times"),
    Hostile(
      "a call of itself", "func f() -> Int { f() }\nText(\"\\(f())\")", "more than 3000 levels"),
    Hostile(
      "a loop", "func f() -> Int { while true { }; return 1 }\nText(\"\\(f())\")",
      "more than 4000000 steps"),
    Hostile(
      "a string that doubles",
      "func f() -> String { var s = \"ab\"; while true { s = s + s }; return s }\nText(f())",
      "longer than 200000 bytes"),
    Hostile("a repeated string", "Text(String(repeating: \"a\", count: 1 << 40))", "longer than"),
    Hostile(
      "an array that doubles",
      "func f() -> Int { var a = [1]; while true { a = a + a }; return 1 }\nText(\"\\(f())\")",
      "more than 100000 elements"),
    Hostile(
      "a range", "ForEach(0..<1_000_000_000) { Text(\"\\($0)\") }", "more than 100000 elements"),
    Hostile(
      "a view in itself", "struct A: View { var body: some View { A() } }\nA()",
      "views nest more than 500 levels deep"),
    Hostile(
      "views without end", "ForEach(0..<50_000) { _ in Color.red; Color.red; Color.red }",
      "more than 100000 views"),
    Hostile(
      "lines without end", "SKSkeleton(.text(lines: 1_000_000_000))", "more than 100000 views"),
    Hostile(
      "aliases in a ring", "typealias A = B\ntypealias B = A\nlet x: A = 1\nText(\"\\(x)\")",
      "levels"),
    Hostile(
      "a constant of itself", "let a = b\nlet b = a\nText(\"\\(a)\")", "more than 3000 levels"),
    Hostile("too large a number", "Text(\"\\(Int(1e300))\")", "too large for an Int"),
    Hostile(
      "an overflow", "let n = Int.max\nText(\"\\(n + 1)\")", "the integer result is too large"),
    Hostile(
      "a format that reads memory", "Text(String(format: \"%s%n\", 1))", "more places than values"),
    Hostile("an endless comment", times("/*", 10_000), "unterminated"),
  ]

  @Test("hostile text ends with an error", arguments: all)
  func ends(_ hostile: Hostile) {
    let found = errorText(hostile.text) ?? "nothing was wrong"
    #expect(found.contains(hostile.expected), "\(found.prefix(300))")
  }

  @Test("each text of the fuzzer's corpus ends in a picture or an error")
  func corpus() throws {
    let texts = try FuzzingCorpus.texts()
    #expect(texts.count > 50)
    for text in texts { #expect(errorText(text) != "") }
  }

  @Test("strange numbers draw something or nothing, and harm nothing")
  func numbers() throws {
    for length in [".infinity", "-.infinity", ".nan", "-5", "1e300", "-1e-300", "1 / 0"] {
      _ = try layOut(
        """
        Text("a").frame(width: \(length), height: \(length)).padding(\(length)).opacity(\(length))
          .offset(x: \(length)).font(.system(size: \(length))).lineSpacing(\(length))
          .overlay { RoundedRectangle(cornerRadius: \(length)).stroke(.red, lineWidth: \(length)) }
        """, 100, 100)
    }
  }
}
