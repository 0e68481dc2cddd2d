import Testing

@testable import SkeletonCampaign

@Suite struct ManifestPathTests {
  /// The path of one asset with these keys.
  static func path(_ output: String, _ keys: String = "scene: 'row'") throws(ManifestError)
    -> String
  {
    let quoted = DocumentValue.string(output).jsonText
    return try Manifest.assets("{output: \(quoted), assets: [{\(keys)}]}")[0].path
  }

  @Test(
    "Placeholders read the value in use, defaults among them",
    arguments: [
      ("{scene}-{colorScheme}@{scale}x.{format}", "scene: 'row'", "row-light@2x.gif"),
      ("{locale}/{size}.gif", "scene: 'row'", "default/default.gif"),
      ("{strict}-{loading}.gif", "scene: 'row', strict: true", "true-true.gif"),
      ("{strict}.gif", "scene: 'row'", "false.gif"),
      ("{{{scene}}}.gif", "scene: 'row'", "{row}.gif"),
      ("{index}-{index:04}.gif", "scene: 'row'", "1-0001.gif"),
      ("{scene}.{format}", "scene: 'a/b/Feed.swift', format: 'mp4'", "Feed.mp4"),
      ("{name}.png", "scene: 'Feed.swift', name: 'Home'", "Home.png"),
      ("{fps}.gif", "scene: 'row', fps: '30000/1001'", "30000-1001.gif"),
      ("{background}.gif", "scene: 'row', background: '#FFF'", "FFF.gif"),
      ("{title}.gif", "scene: 'row', title: '../../etc/passwd'", "etc-passwd.gif"),
      ("{title}.gif", "scene: 'row', title: '. .a b\\n?c. .'", "a-b-c.gif"),
      ("{title}.gif", "scene: 'row', title: 'Größe 日本 ✓'", "Größe-日本.gif"),
      ("{title}.gif", "scene: 'row', title: -30", "-30.gif"),
      ("{set}.gif", "scene: 'row', set: {a: 1, b: 'x y'}", "a=1,b=x-y.gif"),
      ("./out//x/./{scene}.gif", "scene: 'row'", "out/x/row.gif"),
      ("{scene}.PNG", "scene: 'row', format: 'apng'", "row.PNG"),
      ("{scene}.webp", "scene: 'row'", "row.webp"),
      ("a.b/{scene}.mov", "scene: 'row'", "a.b/row.mov"),
    ])
  func placeholders(output: String, keys: String, path: String) throws {
    #expect(try Self.path(output, keys) == path)
  }

  @Test(
    "The format is the given one; else the path's own, the platform's, or GIF, in this order",
    arguments: [
      ("{scene}.{format}", "for: 'instagram'", "row.mp4"),
      ("{scene}.{format}", "for: 'instagram', format: 'webp'", "row.webp"),
      ("{scene}.webm", "for: 'instagram'", "row.webm"),
      ("{scene}.{format}", "for: 'x'", "row.gif"), ("{scene}.{format}", "for: null", "row.gif"),
      ("{for}/{format}/a.{format}", "for: 'instagram'", "instagram/mp4/a.mp4"),
    ])
  func formats(output: String, keys: String, path: String) throws {
    #expect(try Self.path(output, "scene: 'row', \(keys)") == path)
  }

  @Test("Each platform of a matrix brings its format, without a template too")
  func platforms() throws {
    let assets = try Manifest.assets(
      "{matrix: {for: ['instagram', 'email', 'x']}, assets: [{scene: 'row'}]}")
    #expect(assets.map(\.path) == ["row-instagram.mp4", "row-email.gif", "row-x.gif"])
    #expect(assets.map(\.format) == ["mp4", "gif", "gif"])
  }

  @Test(
    "Paths that cannot be are refused before anything is drawn",
    arguments: [
      ("/tmp/{scene}.gif", "is absolute; paths are under the campaign's folder"),
      ("../{scene}.gif", "has '..' in it; paths stay under the campaign's folder"),
      ("a/../../{scene}.gif", "has '..' in it; paths stay under the campaign's folder"),
      ("a\\{scene}.gif", "has a backslash or control character; folders end in '/'"),
      ("a\u{9B}2J.gif", "has a backslash or control character; folders end in '/'"),
      ("a\u{7}.gif", "has a backslash or control character; folders end in '/'"),
      ("{scene}/", "names a folder, not a file"), ("", "names a folder, not a file"),
      ("{scene}-%04d.png", "asks for a file a frame with '%'; an asset is one file"),
      ("{scene}", "has no extension; end it in .gif"), (".gif", "has no extension; end it in .gif"),
      ("{scene}.jpg", "ends in .jpg, but the format is gif"),
      (
        String(repeating: "x", count: 252) + ".gif",
        "is too long: a name has at most 255 bytes"
      ),
    ])
  func refused(output: String, problem: String) {
    let error = #expect(throws: ManifestError.self) { try Self.path(output) }
    #expect(error?.description.hasSuffix(", the path of assets[0], " + problem) == true)
    #expect(error?.description.hasPrefix("output: '") == true)
  }

  @Test(
    "A template's mistakes are told",
    arguments: [
      (
        "{colourScheme}.gif",
        "output: unknown placeholder {colourScheme}; did you mean '{colorScheme}'?"
      ),
      ("{output}.gif", "output: unknown placeholder {output}"),
      ("{}.gif", "output: unknown placeholder {}"),
      ("{scene.gif", "output: '{scene.gif': a '{' is never closed; a brace itself is '{{'"),
      ("scene}.gif", "output: 'scene}.gif': a '}' closes nothing; a brace itself is '}}'"),
      (
        "{scene:04}.gif",
        "output: '{scene:04}.gif': {scene:04} is no placeholder; only {index:02} to {index:09} "
          + "have a width"
      ),
      (
        "{title}.gif",
        "output: '{title}.gif', the path of assets[0], needs a {title} with letters or digits in it"
      ),
    ])
  func templates(output: String, complaint: String) {
    let error = #expect(throws: ManifestError.self) {
      try Self.path(output, "scene: 'row', title: '#'")
    }
    #expect(error?.description == complaint)
  }

  @Test(
    "Two assets are never one file",
    arguments: [
      (
        "output: 'a.gif', matrix: {scene: ['row', 'card']}",
        "matrix (scene row) and matrix (scene card) would be the same file 'a.gif': "
          + "add {scene} to 'output'"
      ),
      (
        "assets: [{scene: 'row', output: 'Größe.gif'}, {scene: 'row', output: 'gRÖSSE/GRÖßE.gif'}, "
          + "{scene: 'row', fps: 9, output: 'GRO\u{308}ßE.gif'}]",
        "assets[0] and assets[2] would be the same file 'Größe.gif' (the other is 'GRÖßE.gif'; "
          + "not every disk tells them apart): add {fps} to 'output'"
      ),
      (
        "assets: [{scene: 'row'}, {scene: 'row'}]",
        "assets[0] and assets[1] would be the same file 'row.gif'; they ask for the same, "
          + "so leave one out"
      ),
      (
        "assets: [{scene: 'row', output: 'a.gif'}, {scene: 'row', output: 'A.gif/b/c.gif'}]",
        "'a.gif' of assets[0] is a folder of 'A.gif/b/c.gif' of assets[1]"
      ),
      (
        "assets: [{scene: 'row', output: 'a.gif/b/c.gif'}, {scene: 'row', output: 'a.gif'}]",
        "'a.gif' of assets[1] is a folder of 'a.gif/b/c.gif' of assets[0]"
      ),
    ])
  func collisions(manifest: String, complaint: String) {
    #expect(Manifest.complaint("{\(manifest)}") == complaint)
  }

  @Test("Without 'output', a path has the scene and every axis of more than one value")
  func automatic() throws {
    let assets = try Manifest.assets(
      """
      {matrix: {
        scale: [1, 2.5], fps: [30], scene: ['row'], locale: [null, 'pt-BR'], format: ['gif', 'mp4'],
      }}
      """)
    #expect(
      assets.map(\.path) == [
        "row-default@1x.gif", "row-default@1x.mp4", "row-pt-BR@1x.gif", "row-pt-BR@1x.mp4",
        "row-default@2.5x.gif", "row-default@2.5x.mp4", "row-pt-BR@2.5x.gif",
        "row-pt-BR@2.5x.mp4",
      ])
  }

  @Test("No value leads out of the folder, or into a hidden or unnamed file")
  func hostileValues() throws {
    var random = SeededRandom(seed: 7)
    let alphabet = Array(
      "./\\.. a~-:*\u{0}\u{1}\u{2F}\u{FF0F}é{}%dn\u{202E}\u{200B}".unicodeScalars)
    for _ in 0..<3000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.next(below: 12) {
        text.append(alphabet[random.next(below: alphabet.count)])
      }
      let piece = SafeName.piece(String(text))
      #expect(!piece.hasPrefix(".") && !piece.hasSuffix(".") && !piece.contains("/"))
      #expect(piece.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      guard !piece.isEmpty else { continue }
      #expect(SafeName.piece(piece) == piece)
      let path = AssetPath.normalized("x/\(piece)/\(piece).gif", format: "gif")
      #expect(throws: Never.self) { try path.get() }
    }
  }
}

/// A small reproducible generator.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
