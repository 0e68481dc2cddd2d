import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct SubstitutionTests {
  private func substitutions(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let typesetter = try FontTypesetter()
    let scene = try layOut(200, 100) {
      $0.typesetter = typesetter
    } _: {
      content()
    }
    return scene.substitutions.map { "\($0.reason); \($0.instead)" }
  }

  @Test("characters that no font has are named once for their script, with the first text")
  func characters() throws {
    let told = try substitutions {
      Text("Go \u{10FFFD}")
      Text("\u{10FFFC}\u{10FFFD}")
    }
    #expect(
      told == [
        "no installed font has outlines of the private characters \u{10FFFD} (U+10FFFD), \u{10FFFC} "
          + "(U+10FFFC) of \"Go \u{10FFFD}\": write them otherwise; boxes are drawn instead"
      ])
  }

  @Test("symbols are named together, and a long list is cut")
  func symbols() throws {
    let told = try substitutions {
      ForEach(0..<10) { Image(systemName: "s\($0)") }
      Label("x", systemImage: "s3")
    }
    #expect(
      told == [
        "the SF Symbols 's0', 's1', 's2', 's3', 's4', 's5', 's6', 's7' and 2 more cannot be drawn, "
          + "as only Apple's systems have them: give Image(\"name\") and a PNG; boxes are drawn "
          + "instead"
      ])
  }

  @Test("what is redacted, hidden or of no opacity is not told")
  func unseen() throws {
    let told = try substitutions {
      Text("\u{10FFFC}").redacted(reason: .placeholder)
      Image(systemName: "star").skRedacted(true)
      Text("\u{10FFFC}").hidden()
      Image(systemName: "star").opacity(0)
    }
    #expect(told == [])
  }
}
