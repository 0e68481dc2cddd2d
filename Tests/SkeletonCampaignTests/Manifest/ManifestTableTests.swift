import Testing

@testable import SkeletonCampaign

@Suite struct ManifestTableTests {
  @Test("A row is an asset; empty cells are not given, columns of a repeated key add up")
  func rows() throws {
    let assets = try Manifest.assets(
      csv: #"""
        scene,color-scheme,fps,set,set,strict,loading,title,output
        row,dark,29.97,a=1,b=2,TRUE,FALSE,"Hello, ""you""",a.gif
        Feed.swift,,,,b=3,false,true,,sub/{index:02}.mp4

        """#)
    #expect(assets.map(\.path) == ["a.gif", "sub/02.mp4"])
    #expect(assets.map(\.scene) == ["row", "Feed.swift"])
    #expect(assets.map(\.format) == ["gif", "mp4"])
    #expect(
      assets[0].options == [
        "color-scheme": ["dark"], "fps": ["29.97"], "set": ["a=1", "b=2"], "strict": [""],
        "loading": ["false"], "title": ["Hello, \"you\""],
      ])
    #expect(assets[1].options == ["set": ["b=3"], "loading": ["true"]])
    #expect(assets[0].place == "row 2")
    #expect(assets[0].place(of: "fps") == "row 2, column fps")
  }

  @Test(
    "A table's mistakes are told with row and column",
    arguments: [
      ("scene,fsp\nrow,2", "row 1: unknown key 'fsp'; did you mean 'fps'?"),
      ("scene,fps,fps\nrow,2,3", "row 1: 'fps' is given twice"),
      ("scene,colorScheme,color-scheme\n", "row 1: 'color-scheme' is given twice"),
      ("scene,fps\nrow\n", "row 2: 1 cells under a header of 2"),
      ("scene,strict\nrow,yes", "row 2, column strict: expected true or false, found 'yes'"),
      (
        "scene,colorScheme\nrow,light\n\nrow,drak",
        "row 4, column colorScheme: 'drak' is none of light, dark; did you mean 'dark'?"
      ),
      (
        "scene,expression\nrow,Text()",
        "row 2: 'scene' and 'expression' each say what to draw: leave one out"
      ),
      (
        "scene,fps\n,2",
        "row 2: nothing says what to draw: give it a 'scene', or an 'expression' and a 'name'"
      ),
      (
        "scene,fps\nrow,2\nrow,3",
        "row 2 and row 3 would be the same file 'row.gif': add {fps} to 'output'"
      ),
      ("", "the manifest asks for nothing: give it 'assets' or a 'matrix'"),
      ("scene\n", "the manifest asks for nothing: give it 'assets' or a 'matrix'"),
    ])
  func mistakes(text: String, complaint: String) {
    let error = #expect(throws: ManifestError.self) { try Manifest.assets(csv: text) }
    #expect(error?.description == complaint)
  }

  @Test(
    "The format is told by the name, and without one by the text",
    arguments: [
      ("a.csv", "{}", ManifestFormat.csv), ("A.JSON5", "scene\nrow", .json), ("a.json", "x", .json),
      (nil, "\u{FEFF}\n // note\n{}", .json), (nil, "scene,fps\n", .csv), (nil, "", .json),
      ("/dev/stdin", "{assets: []}", .json), ("list.txt", "scene", .csv),
    ] as [(String?, String, ManifestFormat)])
  func format(path: String?, text: String, format: ManifestFormat) {
    #expect(ManifestFormat(path: path, text: text) == format)
  }
}
