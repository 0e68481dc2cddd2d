import Testing

@testable import SkeletonCampaign

@Suite struct ManifestCorpusTests {
  @Test("Manifests that are right expand", arguments: ManifestCorpus.valid.samples)
  func valid(sample: ManifestCorpus.Sample) throws {
    let assets = try Manifest.assets(sample.text)
    #expect(!assets.isEmpty)
    #expect(Set(assets.map(\.path)).count == assets.count)
  }

  @Test(
    "Manifests that are wrong are refused with the words of their first line",
    arguments: ManifestCorpus.malformed.samples + ManifestCorpus.impossible.samples)
  func wrong(sample: ManifestCorpus.Sample) {
    #expect(Manifest.complaint(sample.text) == sample.complaint)
  }

  @Test("The corpus is there")
  func counts() {
    #expect(ManifestCorpus.valid.samples.count >= 5)
    #expect(ManifestCorpus.malformed.samples.count >= 30)
    #expect(ManifestCorpus.impossible.samples.count >= 15)
  }

  @Test("Whatever the text, reading ends in assets or in an error")
  func damaged() {
    // Without the one whose product is too large, for damage makes it just small enough.
    let samples = [ManifestCorpus.valid, .malformed, .impossible].flatMap(\.samples)
      .filter { $0.name != "product.json5" }
    var random = SeededRandom(seed: 11)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "/*", "//", "1e9", "-", "\n", "{}",
    ]
    var read = 0
    for round in 0..<2000 {
      var text = Array(samples[round % samples.count].text.unicodeScalars)
      for _ in 0...random.next(below: 2) {
        let place = random.next(below: text.count)
        let piece = Array(pieces[random.next(below: pieces.count)].unicodeScalars)
        let end = min(text.count, place + random.next(below: 3))
        text.replaceSubrange(place..<end, with: piece)
      }
      let damaged = String(String.UnicodeScalarView(text))
      if Manifest.complaint(damaged) == nil { read += 1 }
      _ = try? Manifest.assets(csv: damaged)
    }
    #expect(read > 10, "some damage is harmless, so that the expansion is reached too")
  }

  @Test("A hundred thousand assets expand; one more is refused")
  func large() throws {
    let numbers = (0..<500).map(String.init).joined(separator: ",")
    let rows = (0..<200).map { "{scene: 'row', name: 'n\($0)'}" }.joined(separator: ",")
    let text = "output: '{index}.gif', matrix: {fps: [\(numbers)]}, assets: [\(rows)"
    #expect(try Manifest.assets("{\(text)]}").count == ManifestError.assetLimit)
    #expect(
      Manifest.complaint("{\(text), {scene: 'card', matrix: {}}]}")
        == "assets[200]: 1 assets after 100000 others; a campaign has at most 100000 assets: split it"
    )
  }

  @Test("More comparisons with rows than can be made in time are refused before any is made")
  func manyRows() {
    let numbers = (0..<1000).map(String.init).joined(separator: ",")
    let rows = (0..<300).map { "{fps: \($0)}" }.joined(separator: ",")
    #expect(
      Manifest.complaint(
        "{matrix: {scene: ['row'], fps: [\(numbers)], scale: [\(numbers.prefix(200))]}, exclude: [\(rows)]}"
      )
        == "exclude[0]: 300 rows to compare with 70000 combinations are too many: merge rows, "
        + "or split the campaign")
  }
}
