import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ViewBuilderTests {
  private struct Item: Identifiable {
    var id: String
    var width: CGFloat
  }

  private enum Choice { case one, two, three }

  private func bar(_ width: CGFloat) -> some View { Rectangle().frame(width: width) }

  private func widths(@ViewBuilder _ content: () -> some View) throws -> [Double] {
    try layOut(400, 10) { HStack(spacing: 0) { content() } }.views.map(\.frame.width)
  }

  @Test("conditions, switches and optionals splice in the views that there are")
  func conditions() throws {
    for (choice, expected) in [(Choice.one, [1.0]), (.two, [2]), (.three, [3, 4])] {
      let optional: CGFloat? = choice == .two ? 9 : nil
      let found = try widths {
        switch choice {
        case .one: bar(1)
        case .two: bar(2)
        case .three:
          bar(3)
          bar(4)
        }
        if let optional { bar(optional) }
        if choice == .one { bar(5) } else { EmptyView() }
        if #available(macOS 10, *) { bar(6) }
      }
      #expect(found == expected + (choice == .two ? [9] : choice == .one ? [5] : []) + [6])
    }
  }

  @Test("more views than any tuple needs stand in one block")
  func manyViews() throws {
    let found = try widths {
      bar(1)
      bar(2)
      bar(3)
      bar(4)
      bar(5)
      bar(6)
      bar(7)
      bar(8)
      bar(9)
      bar(10)
      bar(11)
      bar(12)
      bar(13)
    }
    #expect(found == (1...13).map(Double.init))
  }

  @Test("collections give one view for each element")
  func collections() throws {
    let items = [Item(id: "a", width: 3), Item(id: "b", width: 5)]
    let found = try widths {
      ForEach(1..<3) { bar(CGFloat($0)) }
      ForEach(items) { bar($0.width) }
      ForEach([7, 8], id: \.self) { (width: CGFloat) in
        bar(width)
        bar(width + 0.5)
      }
      ForEach(items, id: \.width) { _ in EmptyView() }
      ForEach(0..<0) { _ in bar(1) }
    }
    #expect(found == [1, 2, 3, 5, 7, 7.5, 8, 8.5])
  }

  @Test("erased views lay out as what they hold")
  func erased() throws {
    let any = AnyView(AnyView(TupleView(bar(1), bar(2))))
    #expect(
      try widths {
        any
        AnyView(EmptyView())
        AnyView(erasing: bar(3))
      } == [1, 2, 3])
  }

  @Test("custom views count as what their body is")
  func customViews() throws {
    struct Pair: View {
      var body: some View {
        Rectangle().frame(width: 1)
        Rectangle().frame(width: 2)
      }
    }
    let scene = try layOut(100, 10) {
      HStack(spacing: 0) {
        Pair()
        Spacer()
      }
    }
    #expect(
      scene.views.map { "\($0.path)" }
        == ["HStack/Pair[0]/Rectangle", "HStack/Pair[1]/Rectangle", "HStack/Spacer[2]"])
  }

  @Test("text reads literals, interpolations, strings and formats")
  func text() throws {
    let typesetter = RecordingTypesetter()
    let string = "from a string"
    _ = try layOut(900, 100) {
      $0.typesetter = typesetter
    } _: {
      Text("literal")
      Text(string)
      Text(string.dropFirst(5))
      Text(verbatim: "a \(1)")
      Text("\(2.5, specifier: "%.2f") of")
      Text("\("")")
    }
    #expect(
      Set(typesetter.runs.keys)
        == ["literal", "from a string", "a string", "a 1", "2.50", " of", ""])
  }
}
