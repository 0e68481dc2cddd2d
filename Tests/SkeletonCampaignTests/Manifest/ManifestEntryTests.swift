import Testing

@testable import SkeletonCampaign

@Suite struct ManifestEntryTests {
  @Test("A matrix that names no scene is combined with every entry of 'assets'")
  func sharedMatrix() throws {
    let assets = try Manifest.assets(
      "{matrix: {scale: [1, 3]}, assets: [{scene: 'row'}, {scene: 'Views/Feed.swift', fps: 60}]}")
    #expect(assets.map(\.path) == ["row@1x.gif", "row@3x.gif", "Feed@1x.gif", "Feed@3x.gif"])
    #expect(assets[3].options == ["scale": ["3"], "fps": ["60"]])
    #expect(assets[3].place == "assets[1] (scale 3)")
    #expect(assets[3].sources["scale"] == "matrix.scale[1]")
    #expect(assets[3].place(of: "fps") == "assets[1].fps")
    #expect(assets[3].place(of: "locale") == "assets[1] (scale 3)")
  }

  @Test("A matrix that names scenes stands beside 'assets'")
  func matrixOfScenes() throws {
    let assets = try Manifest.assets(
      """
      {
        matrix: {scene: ['row', 'feed'], colorScheme: ['light', 'dark']},
        assets: [{scene: 'card'}, {scene: 'text', matrix: {fps: [25, 50]}}],
      }
      """)
    #expect(
      assets.map(\.path) == [
        "row-light.gif", "row-dark.gif", "feed-light.gif", "feed-dark.gif", "card.gif",
        "text-25.gif", "text-50.gif",
      ])
    #expect(assets[0].place == "matrix (scene row, colorScheme light)")
  }

  @Test("What an entry says drops the axis of that key and is nearer than the shared matrix")
  func pinned() throws {
    let assets = try Manifest.assets(
      """
      {
        matrix: {
          colorScheme: ['light', 'dark'],
          platform: [{name: 'story', size: '360x640', fps: 30}, {name: 'post', size: '320'}],
        },
        assets: [{scene: 'row', colorScheme: 'dark', fps: 50}],
      }
      """)
    #expect(assets.map(\.path) == ["row-story.gif", "row-post.gif"])
    #expect(
      assets.map(\.options) == [
        ["color-scheme": ["dark"], "fps": ["50"], "size": ["360x640"]],
        ["color-scheme": ["dark"], "fps": ["50"], "size": ["320"]],
      ])
    #expect(assets[0].sources["size"] == "matrix.platform[0].size")
  }

  @Test("'exclude' of an entry adds to the shared one; its own matrix takes neither")
  func ownRules() throws {
    let assets = try Manifest.assets(
      """
      {
        matrix: {scale: [1, 2, 3]}, exclude: [{scale: 1}],
        assets: [
          {scene: 'row', exclude: [{scale: 3}]}, {scene: 'card'},
          {scene: 'text', matrix: {scale: [1, 2]}},
        ],
      }
      """)
    #expect(
      assets.map { "\($0.scene) \($0.options["scale"]?[0] ?? "")" } == [
        "row 2", "card 2", "card 3", "text 1", "text 2",
      ])
  }

  @Test("Rows of the shared 'include' fit entries by what these say, or are files of their own")
  func sharedInclude() throws {
    let assets = try Manifest.assets(
      """
      {
        output: '{index}.gif',
        matrix: {colorScheme: ['light', 'dark']},
        include: [
          {scene: 'feed', colorScheme: 'dark', background: '#111'}, {scene: 'hero', fps: 50},
        ],
        assets: [{scene: 'row'}, {scene: 'feed'}],
      }
      """)
    #expect(
      assets.map { "\($0.scene) \($0.options["background"]?[0] ?? "-")" } == [
        "row -", "row -", "feed -", "feed #111", "hero -",
      ])
    #expect(assets[4].place == "include[1]")
  }

  @Test("An entry with 'include' and no matrix is an asset a row")
  func listOfOne() throws {
    let assets = try Manifest.assets(
      "{assets: [{scene: 'row', output: '{locale}.gif', include: [{locale: 'de'}, {locale: 'fr'}]}]}"
    )
    #expect(assets.map(\.path) == ["de.gif", "fr.gif"])
    #expect(assets.map(\.scene) == ["row", "row"])
  }

  @Test("Rows name an axis of objects by the objects' names")
  func labels() throws {
    let assets = try Manifest.assets(
      """
      {
        output: '{platform}-{scale}.gif',
        matrix: {
          scene: ['row'], scale: [1, 2],
          platform: [{name: 'story', size: '360x640'}, {name: 'post', size: '320'}],
        },
        exclude: [{platform: 'story', scale: 1}], include: [{platform: 'post', fps: 60}],
      }
      """)
    #expect(assets.map(\.path) == ["post-1.gif", "story-2.gif", "post-2.gif"])
    #expect(assets.map { $0.options["fps"]?[0] } == ["60", nil, "60"])
  }

  @Test("An expression has a name, which stands for the scene")
  func expressions() throws {
    let assets = try Manifest.assets(
      """
      {
        defaults: {scene: 'row', fps: 25},
        matrix: {scene: ['card', {name: 'chip', expression: 'Capsule()'}]},
        assets: [{expression: 'Circle()', name: 'dot'}, {name: 'plain'}],
      }
      """)
    #expect(assets.map(\.path) == ["card.gif", "chip.gif", "dot.gif", "plain.gif"])
    #expect(assets.map(\.scene) == ["card", "chip", "dot", "row"])
    #expect(assets[1].options == ["expression": ["Capsule()"], "fps": ["25"]])
  }

  @Test("A manifest reads the same with keys in either spelling")
  func spellings() throws {
    let camel = try Manifest.assets(
      "{defaults: {colorScheme: 'dark'}, assets: [{scene: 'row', output: '{colorScheme}.gif'}]}")
    let kebab = try Manifest.assets(
      "{defaults: {'color-scheme': 'dark'}, assets: [{scene: 'row', output: '{color-scheme}.gif'}]}"
    )
    #expect(camel[0].path == "dark.gif")
    #expect(camel[0].options == kebab[0].options && camel[0].path == kebab[0].path)
  }

  @Test(
    "Values are told as the command line takes them; null takes back what was given farther off")
  func values() throws {
    let assets = try Manifest.assets(
      """
      {
        defaults: {duration: 1.50, strict: true, locale: 'de', title: 'T'},
        assets: [{
          scene: 'row', fps: 29.97, duration: null, frames: 0x2D, loading: false, strict: true,
          set: {isLoading: false, count: 3}, locale: null, title: 'a=b',
        }, {scene: 'card', strict: false, set: ['a=1', 2], depth: 10.0}, {scene: 'text', set: 'x=y'}],
      }
      """)
    #expect(
      assets[0].options == [
        "fps": ["29.97"], "frames": ["45"], "loading": ["false"], "strict": [""],
        "set": ["isLoading=false", "count=3"], "title": ["a=b"],
      ])
    #expect(
      assets[1].options == [
        "duration": ["1.5"], "locale": ["de"], "title": ["T"], "set": ["a=1", "2"],
        "depth": ["10"],
      ])
    #expect(assets[2].options["set"] == ["x=y"])
  }
}
