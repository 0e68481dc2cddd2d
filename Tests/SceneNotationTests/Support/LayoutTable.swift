import SkeletonGraphics
import Testing

@testable import SceneNotation
@testable import SkeletonUI

/// A source and where its views are to be, read from a table of text.
///
/// `title | 200x100 | VStack { … }` and below it `= a 0 0 200 100; b …`: names are those given by
/// `.id`, else the leaves in drawing order are meant.
struct LayoutTableCase: Sendable, CustomTestStringConvertible {
  let title: String
  let width: Double
  let height: Double?
  let source: String
  let rects: [(name: String, values: [Double])]

  var testDescription: String { title }

  static func parse(_ table: String) -> [LayoutTableCase] {
    var cases: [LayoutTableCase] = []
    var pending: (String, Double, Double?, String)?
    for line in table.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("= "), let (title, width, height, source) = pending {
        let rects = text.dropFirst(2).split(separator: ";").map { rect in
          let words = rect.split(separator: " ")
          return (name: String(words[0]), values: words.dropFirst().compactMap { Double($0) })
        }
        cases.append(
          LayoutTableCase(
            title: title, width: width, height: height, source: source, rects: rects))
        pending = nil
      } else {
        let parts = text.split(separator: "|", maxSplits: 2).map(String.init)
        guard parts.count == 3 else { continue }
        let size = parts[1].split(separator: "x").map { $0.filter { $0 != " " } }
        pending = (
          parts[0].filter { $0 != "\t" }, Double(size[0]) ?? 0,
          size.count > 1 ? Double(size[1]) : nil, parts[2]
        )
      }
    }
    return cases
  }

  /// Lays the source out and compares.
  func check(prefix: String = "") throws {
    let scene = try layOut(prefix + source, width, height)
    let leaves = scene.views.filter { $0.view != "Spacer" }
    #expect(!rects.isEmpty)
    for (index, expected) in rects.enumerated() {
      let named = scene.views.first { $0.id == expected.name }
      let leaf = leaves.indices.contains(index) ? leaves[index] : nil
      let found = try #require((named ?? leaf)?.frame)
      let values = [found.minX, found.minY, found.width, found.height]
      let matches = zip(values, expected.values).allSatisfy { abs($0 - $1) < 1e-3 }
      #expect(matches && expected.values.count == 4, "\(title): \(expected.name) is \(found)")
    }
  }
}
