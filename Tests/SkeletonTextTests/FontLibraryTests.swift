import SkeletonGraphics
import Testing

@testable import SkeletonText

@Suite("fonts")
struct FontLibraryTests {
  @Test("a family that is not there is an error that names what to install")
  func missingFamily() {
    #expect(throws: FontError.missingFamily("Nonesuch Grotesk", package: "fonts-inter")) {
      try FontTypesetter(family: "Nonesuch Grotesk")
    }
    #expect(
      FontError.missingFamily("Nonesuch", package: "fonts-inter").description
        == "the font family 'Nonesuch' is missing: install it, or use 'Inter' from the package "
        + "fonts-inter")
    #expect(
      FontError.missingFamily("Inter", package: "fonts-inter").description
        == "the font family 'Inter' is missing: install the package fonts-inter")
  }

  @Test("families are found whatever the case and blanks of their names")
  func familyNames() throws {
    let plain = try FontLibrary(family: "Inter").face(FontSpec(size: 1)).file
    #expect(try FontLibrary(family: "INTER").face(FontSpec(size: 1)).file == plain)
    #expect(throws: FontError.self) { try FontLibrary(family: "") }
    #expect(throws: FontError.self) { try FontLibrary(family: "Inter\0x") }
  }

  @Test(
    "weight and slant choose the file",
    arguments: [
      (100, false, "Inter-Thin.otf"), (200, false, "Inter-ExtraLight.otf"),
      (300, false, "Inter-Light.otf"), (400, false, "Inter-Regular.otf"),
      (500, false, "Inter-Medium.otf"), (600, false, "Inter-SemiBold.otf"),
      (700, false, "Inter-Bold.otf"), (800, false, "Inter-ExtraBold.otf"),
      (900, false, "Inter-Black.otf"), (400, true, "Inter-Italic.otf"),
      (700, true, "Inter-BoldItalic.otf"), (-5, false, "Inter-Thin.otf"),
      (.max, false, "Inter-Black.otf"),
    ])
  func styles(weight: Int, isItalic: Bool, name: String) throws {
    let face = try FontLibrary(family: "Inter")
      .face(FontSpec(size: 1, weight: weight, isItalic: isItalic))
    #expect(face.file.path.hasSuffix("/" + name))
  }

  @Test("text that names a missing family is drawn with the default one")
  func missingRunFamily() throws {
    let library = try FontLibrary(family: "Inter")
    let face = library.face(FontSpec(family: "Nonesuch Grotesk", size: 1))
    #expect(face === library.face(FontSpec(size: 1)))
  }

  @Test("a character that the font lacks is drawn with another font, whole")
  func fallback() throws {
    let library = try FontLibrary(family: "Inter")
    let shaped = TextShaper(fonts: library).shape(
      Paragraph(runs: [Paragraph.Run(string: "a ש b", font: FontSpec(size: 10))]))
    let main = library.face(FontSpec(size: 10))
    let faces = shaped.drawn.compactMap { $0.item.map { shaped.items[$0].face } }
    #expect(faces.map { $0 === main } == [true, true, false, true, true])
    #expect(shaped.glyphs.allSatisfy { $0.id != 0 })
  }

  @Test("a character that no font has is the font's own box")
  func missingCharacter() throws {
    let library = try FontLibrary(family: "Inter")
    let shaped = TextShaper(fonts: library).shape(
      Paragraph(runs: [Paragraph.Run(string: "\u{10FFFD}", font: FontSpec(size: 10))]))
    #expect(shaped.glyphs.map(\.id) == [0])
    #expect(shaped.items[0].face === library.face(FontSpec(size: 10)))
    #expect(!shaped.items[0].face.outline(0).isEmpty)
  }

  @Test("a file that is no font is an error")
  func damagedFile() {
    #expect(throws: FontError.unreadable(path: "/etc/passwd")) {
      try FontFace(FontFile(path: "/etc/passwd", index: 0))
    }
    #expect(throws: FontError.unreadable(path: "/nonesuch.otf")) {
      try FontFace(FontFile(path: "/nonesuch.otf", index: 0))
    }
  }

  @Test("the libraries tell their versions")
  func versions() {
    let versions = FontLibrary.versions
    #expect(versions.map(\.name) == ["Fontconfig", "FreeType", "HarfBuzz", "ICU"])
    #expect(versions.allSatisfy { $0.version.first?.isNumber == true })
  }
}
