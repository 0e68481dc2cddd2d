import SkeletonText
import Testing

@testable import SceneNotation
@testable import SkeletonUI

@Suite struct DiagnosticTests {
  @Test("an error shows the line and points at the place")
  func place() {
    let text = """
      struct Row: View {
        var body: some View {
          Text("Hi")
            .paddin(8)
        }
      }
      #Preview { Row() }
      """
    #expect(
      errorText(text) == """
        scene.swift:4:8: error: Text has no member 'paddin'; did you mean '.padding'?
              .paddin(8)
               ^
        """)
  }

  @Test(
    "messages say what is wrong and what is accepted",
    arguments: [
      ("Txt(\"a\")", "cannot find 'Txt' in scope; did you mean 'Text'?"),
      ("Text(\"\\(Date())\")", "'Date' exists in Swift but is not understood here"),
      (
        "Text(\"a\").frame(widht: 3)",
        "'frame' has no parameter 'widht:'; did you mean 'width:'?; accepted: frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:), frame(width:height:alignment:)"
      ),
      (
        "VStack(alignment: .leding) { }",
        "type 'HorizontalAlignment' has no member 'leding'; did you mean '.leading'?"
      ),
      (
        "VStack(alignment: .middle) { }",
        "type 'HorizontalAlignment' has no member 'middle'; it has '.center', '.leading', '.trailing'"
      ),
      (
        "let n = 3\nText(\"a\").padding(n)",
        "cannot convert Int to the type 'CGFloat' of the argument of 'padding': write CGFloat(…)"
      ),
      ("let n = 3\nlet x: CGFloat = 2 * n\nText(\"\\(x)\")", "cannot convert Int to CGFloat"),
      (
        "let n = 3\nText(\"\\(n * 1.5)\")",
        "'*' cannot be applied to Int and Double: convert with CGFloat(…) or Int(…)"
      ),
      (
        "SKSkeleton(.text(lines: \"3\"))",
        "cannot convert String to the type 'Int' of 'lines:' of 'text'"
      ),
      (
        "Rectangle().fill(Color(\"Brand\"))",
        "the colour 'Brand' is not known: colours of asset catalogs are not read, so declare it in "
          + "the file, as in extension Color { static let accent = Color(red: 0.2, green: 0.4, "
          + "blue: 1) }"
      ),
      (
        "Rectangle().fill(.brand)",
        "type 'ShapeStyle' has no member 'brand'; colours of asset catalogs are not read, so "
          + "declare it in the file, as in extension Color { static let accent = Color(red: 0.2, "
          + "green: 0.4, blue: 1) }"
      ),
      ("Map()", "'Map' exists in SwiftUI but cannot be drawn here"),
      (
        "Text(\"a\").ignoresSafeArea()",
        "'.ignoresSafeArea' changes the layout in a way that is not known here"
      ),
      ("VStack { 5 }", "Int is no view"),
      ("VStack { for i in 0..<3 { Text(\"a\") } }", "'for' cannot stand among views: use ForEach"),
      ("let a = [1]\nText(\"\\(a[3])\")", "the index 3 is out of range: there are 1 elements"),
      ("Text(\"\\(1 % 0)\")", "division by zero"),
      ("Text(\"a\"", "expected ')' to match '(' of line 1"),
      (
        "struct A: View { @Environment(\\.colorSheme) var s; var body: some View { Text(\"\\(s)\") } }\nA()",
        "the environment has no value 'colorSheme'; did you mean '\\.colorScheme'?"
      ),
      (
        "enum E { case a, b }\nlet e: E = .c\nText(\"\\(e)\")",
        "type 'E' has no member 'c'; it has '.a', '.b'"
      ),
      (
        "struct R: View { let name: String; var body: some View { Text(name) } }\nR(title: \"a\")",
        "'R' has no parameter 'title:'; accepted: R(name:)"
      ),
      (
        "let c = .red\nColor.red.frame(width: c)",
        "the type of '.red' cannot be told here: name the type"
      ),
      ("import SwiftUI", "there is no #Preview and no view to draw"),
    ])
  func message(_ text: String, _ expected: String) {
    let found = errorText(text)?.split(separator: "\n").first ?? ""
    #expect(found.split(separator: "error: ").last ?? "" == expected)
  }

  @Test("what only changes the look is left out with a warning, once, or is an error when strict")
  func leftOut() throws {
    let text =
      "VStack { Text(\"a\").shadow(radius: 2)\nText(\"b\").shadow(radius: 9).blur(radius: 1) }"
    let scene = try SceneSource(text: text, fileName: "s.swift").scene()
    let options = SceneOptions(width: 99, height: nil, scale: 1, typesetter: FixedTypesetter())
    let first = try scene.laidOut(options)
    #expect(try scene.laidOut(options) == first)
    #expect(
      scene.warnings.map { $0.text(severity: "warning") } == [
        """
        s.swift:1:20: warning: '.shadow' exists in SwiftUI but is not drawn here; it is left out
        VStack { Text("a").shadow(radius: 2)
                           ^
        """,
        """
        s.swift:2:29: warning: '.blur' exists in SwiftUI but is not drawn here; it is left out
        Text("b").shadow(radius: 9).blur(radius: 1) }
                                    ^
        """,
      ])
    #expect(
      errorText(text, strict: true)?.hasPrefix(
        "scene.swift:1:20: error: '.shadow' exists in SwiftUI but is not drawn here\n") == true)
  }

  @Test("what a still picture cannot show is no reason for a warning")
  func inert() throws {
    let text = "Text(\"a\").onTapGesture { nothing.like(this) }.animation(.default, value: 1)"
    let scene = try SceneSource(text: text, fileName: "s.swift").scene()
    let options = SceneOptions(width: 99, height: nil, scale: 1, typesetter: FixedTypesetter())
    #expect(try scene.laidOut(options).views.count == 1)
    #expect(scene.warnings.isEmpty)
    #expect(errorText(text, strict: true) == nil)
  }

  @Test("a long line is shown in part, with the caret in its place")
  func longLine() throws {
    let text = String(repeating: "/**/", count: 1000) + "Txt(\"a\")"
    let lines = try #require(errorText(text)).split(separator: "\n")
    #expect(lines[0].hasPrefix("scene.swift:1:4001: error: cannot find 'Txt'"))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("Txt"))
  }
}
