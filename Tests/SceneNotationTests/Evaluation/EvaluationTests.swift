import SkeletonGraphics
import SkeletonText
import Testing

@testable import SceneNotation
@testable import SkeletonUI

/// What expressions are worth, as the compiler has it.
@Suite struct EvaluationTests {
  /// The text that an interpolation of an expression shows.
  private func value(_ expression: String, before: String = "") throws -> String {
    let scene = try SceneSource(
      text: before + "\nText(\"\\(\(expression))\").id(\"\\(\(expression))\")", fileName: "e")
    let laidOut = try scene.scene().laidOut(
      .init(width: 300, height: nil, scale: 1, typesetter: FixedTypesetter()))
    return laidOut.views.first?.id ?? ""
  }

  @Test(
    "literals take the type that their context wants",
    arguments: [
      ("1 / 2", "0"), ("1 / 2.0", "0.5"), ("7 % 3", "1"), ("2 + 3 * 4", "14"),
      ("(2 + 3) * 4", "20"), ("10 - 2 - 3", "5"), ("-2 * 3", "-6"), ("1 << 4", "16"),
      ("Double(1 / 2)", "0.0"), ("CGFloat(3) / 2", "1.5"), ("Int(7.9)", "7"), ("Int(-7.9)", "-7"),
      ("Double(3)", "3.0"), ("true ? 1 : 2.5", "1.0"), ("[1, 2.5][0]", "1.0"),
      ("max(1, 2.5)", "2.5"), ("min(3, 2)", "2"), ("abs(-4)", "4"), ("3.7.rounded()", "4.0"),
      ("2.5.rounded(.down)", "2.0"), ("0.1 + 0.2", "0.30000000000000004"),
    ])
  func numbers(_ expression: String, _ expected: String) throws {
    #expect(try value(expression) == expected)
  }

  @Test(
    "variables keep their types",
    arguments: [
      ("let n = 5", "n / 2", "2"), ("let n: Double = 5", "n / 2", "2.5"),
      ("let n: CGFloat = 1 / 2", "n", "0.5"), ("let n: Int = 1 / 2", "n", "0"),
      ("let n = 2.0", "n * 3", "6.0"),
      ("func half(_ x: CGFloat) -> CGFloat { x / 2 }", "half(3)", "1.5"),
      ("let x: Double = true ? 3 : .infinity", "x", "3.0"),
      ("let a: [Double] = [1, 2]", "a[1]", "2.0"),
    ])
  func variables(_ declaration: String, _ expression: String, _ expected: String) throws {
    #expect(try value(expression, before: declaration) == expected)
  }

  @Test(
    "logic, comparison and optionals",
    arguments: [
      ("1 < 2 && !(3 <= 2)", "true"), ("1 == 1 || 1 / 0 == 0", "true"), ("\"a\" < \"b\"", "true"),
      ("Int(\"x\") ?? 7", "7"), ("Int(\"12\") ?? 7", "12"), ("[3, 1, 2].sorted()", "[1, 2, 3]"),
      ("[Int]().first == nil", "true"), ("(1...3).contains(3)", "true"),
      ("(0..<3).contains(3)", "false"), ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
      ("[1, 2, 3].filter { $0 > 1 }.count", "2"), ("[1, 2, 3].reduce(0, +)", "6"),
      ("[\"b\", \"a\"].sorted().joined(separator: \"-\")", "a-b"),
      ("[1, 2].enumerated().map { i, v in i + v }", "[1, 3]"),
      ("[\"a\": 1][\"a\"] ?? 0", "1"), ("[\"a\": 1][\"b\"] ?? 9", "9"),
      ("\"abc\".uppercased().count", "3"), ("String(format: \"%.2f|%03d\", 1.005, 7)", "1.00|007"),
      ("Array(Array(1...4).reversed())", "[4, 3, 2, 1]"), ("[3, 9, 4].max() ?? 0", "9"),
      ("[\"x\", \"yy\"].map(\\.count)", "[1, 2]"),
    ])
  func logic(_ expression: String, _ expected: String) throws {
    #expect(try value("value", before: "let value = \(expression)") == expected)
  }

  @Test(
    "structures are values, classes are references",
    arguments: [
      (
        "struct P { var x = 1 }\nfunc f() -> Int { var a = P(); var b = a; b.x = 2; return a.x }",
        "1"
      ),
      (
        "class P { var x = 1; init() {} }\nfunc f() -> Int { let a = P(); let b = a; b.x = 2; return a.x }",
        "2"
      ),
      (
        "struct P { var x = 1; mutating func add() { x += 2 } }\nfunc f() -> Int { var a = P(); a.add(); a.add(); return a.x }",
        "5"
      ),
      (
        "func f() -> Int { var list = [1]; list.append(4); list[0] += 6; return list[0] + list.count }",
        "9"
      ),
      (
        "func f() -> Int { var sum = 0; for i in 1...4 where i != 2 { if i == 4 { break }; sum += i }; return sum }",
        "4"
      ),
      ("func f() -> Int { var n = 0; while n < 10 { n += 3 }; return n }", "12"),
      ("func f() -> Int { guard let n = Int(\"4\"), n > 3 else { return 0 }; return n }", "4"),
      ("func f(_ n: Int = 5) -> Int { n <= 1 ? 1 : n * f(n - 1) }", "120"),
      ("func f() -> Int { let n = if true { 3 } else { 4 }; return n }", "3"),
      ("func f() -> Int { switch (1, 2) { case (1, let y): y; default: 0 } }", "2"),
    ])
  func functions(_ declaration: String, _ expected: String) throws {
    #expect(try value("f()", before: declaration) == expected)
  }

  @Test("enumerations have cases with values, raw values and members")
  func enumerations() throws {
    let declaration = """
      enum Level: Int, CaseIterable { case low = 3, mid, high
        var next: Level { self == .low ? .mid : .high }
        static let usual = Level.mid }
      enum Load { case idle, done(items: [Int]), failed(String) }
      func text(_ load: Load) -> String {
        switch load {
        case .idle: return "idle"
        case .done(let items) where items.isEmpty: return "none"
        case .done(items: let items): return "\\(items.count)"
        case .failed(let message): return message
        }
      }
      """
    #expect(try value("Level.high.rawValue", before: declaration) == "5")
    #expect(try value("Level.allCases.count", before: declaration) == "3")
    #expect(try value("Level.low.next", before: declaration) == "mid")
    #expect(try value("Level.usual == .mid", before: declaration) == "true")
    #expect(try value("text(.done(items: [1, 2]))", before: declaration) == "2")
    #expect(try value("text(.done(items: []))", before: declaration) == "none")
    #expect(try value("text(.failed(\"no\"))", before: declaration) == "no")
    #expect(try value("Level(rawValue: 4) == .mid", before: declaration) == "true")
  }

  @Test("a tint reaches buttons, and what is painted with it")
  func tint() throws {
    func drawing(_ text: String) throws -> Drawing { try layOut(text).drawing }
    let button = "Button(action: {}) { Rectangle().frame(width: 4, height: 4) }"
    let green = try drawing("Rectangle().frame(width: 4, height: 4).foregroundStyle(.green)")
    #expect(try drawing(button + ".tint(.green)") == green)
    #expect(try drawing("Rectangle().fill(.tint).frame(width: 4, height: 4).tint(.green)") == green)
    #expect(try drawing(button + ".tint(nil).tint(.green)") != green)
  }
}
