import Foundation
import Testing

/// A campaign of tiny pictures in a folder of its own: debug builds draw slowly.
struct Batch {
  let space: Workspace

  /// Every file is 2 frames of 24 × 24 pixels unless it says otherwise.
  ///
  /// - Parameter assets: the entries of the manifest, as JSON.
  init(_ assets: String...) throws {
    space = try Workspace()
    try write("campaign.json", Self.manifest(assets))
  }

  static func manifest(_ assets: [String]) -> String {
    """
    {
      "output": "out/{name}.{format}",
      "defaults": {"size": "24x24", "scale": 1, "frames": 2},
      "assets": [\(assets.joined(separator: ", "))]
    }
    """
  }

  func write(_ name: String, _ text: String) throws {
    let file = space.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Draws a picture of 20 × 20 pixels that scenes can show.
  func picture(_ name: String, strength: String = "0.1") throws {
    let run = try space.tool(
      "circle", "--size", "20x20", "--frame", "20", "--strength", strength, "-q", "-o", name)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The bytes of everything in the folder, hidden files too.
  func everything() throws -> [String: Data] { try contents(of: space.folder) }

  /// Runs the batch; `-q` unless options say how to report.
  @discardableResult
  func run(_ options: String..., environment: [String: String] = [:]) throws -> ToolRun {
    try ToolRun.program(
      ToolRun.tool.path, ["batch", "campaign.json"] + options, in: space.folder,
      environment: environment)
  }

  /// The assets of a report, without what differs from run to run.
  func report(_ name: String = "report.json") throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: space.data(name)) as? [String: Any]
    return try #require(document?["assets"] as? [[String: Any]]).map { asset in
      var asset = asset
      if var file = asset["file"] as? [String: Any] {
        file["seconds"] = nil
        asset["file"] = file
      }
      return asset
    }
  }

  /// By path, what became of each file.
  func statuses(_ name: String = "report.json") throws -> [String: String] {
    var statuses: [String: String] = [:]
    for asset in try report(name) {
      statuses[try #require(asset["path"] as? String)] = asset["status"] as? String
    }
    return statuses
  }

  /// Paths of the files that a report says were drawn.
  var drawn: [String] {
    get throws { try statuses().filter { $0.value == "drawn" }.keys.sorted() }
  }

  /// Every file under `out`, hidden ones too.
  func files() throws -> [String: Data] { try contents(of: space.folder.appending(path: "out")) }

  private func contents(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: Data] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        files[name] = try Data(contentsOf: URL(filePath: path))
      }
    }
    return files
  }
}
