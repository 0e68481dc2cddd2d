import Foundation
import Testing

/// What `Examples` has; `Scripts/check-cluster` runs it on clusters.
@Suite struct ExamplesTests {
  private static let folder = ToolRun.root.appending(path: "Examples")

  /// Paths of all its files, from its own folder.
  private static let files: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private static let hasYAML: Bool = {
    let run = try? ToolRun.program(
      "/usr/bin/python3", ["-c", "import yaml"], in: FileManager.default.temporaryDirectory)
    return run?.status == 0
  }()

  @Test("the campaign is the one that init writes")
  func starter() throws {
    let space = try Workspace()
    #expect(try space.tool("init", "start").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: space.path("start"))
    #expect(names.count == 2)
    for name in names {
      #expect(try space.data("start/\(name)") == Data(Self.text(name).utf8), "\(name)")
    }
  }

  @Test("the campaigns' files can all be drawn, each its own, in as many parts as there are asked")
  func expansion() throws {
    let space = try Workspace()
    let cluster = ToolRun.root.appending(path: "Scripts/cluster/campaign.json5")
    try FileManager.default.copyItem(at: cluster, to: space.folder.appending(path: "200.json5"))
    for name in ["campaign.json5", "Profile.swift"] {
      try FileManager.default.copyItem(
        at: Self.folder.appending(path: name), to: space.folder.appending(path: name))
    }
    for (name, count) in [("campaign.json5", 25), ("200.json5", 200)] {
      var paths: [String] = []
      for part in 1...3 {
        let run = try space.tool("batch", name, "--dry-run", "--json", "--shard", "\(part)/3")
        #expect(run.status == 0, "\(run.errors)")
        let assets = try #require(try run.json()["assets"] as? [[String: Any]])
        #expect(assets.allSatisfy { ($0["frames"] as? Int ?? 0) > 0 })
        paths += assets.compactMap { $0["path"] as? String }
      }
      #expect(paths.count == count)
      #expect(Set(paths).count == count)
    }
  }

  @Test("the scripts are executable, and bash can read them")
  func scripts() throws {
    let space = try Workspace()
    let cluster = ["slurm", "parallel", "kubernetes"].map { "../Scripts/cluster/\($0)" }
    let names = try Self.files.filter { try Self.text($0).hasPrefix("#!") }
    #expect(names.count == 6)
    for name in names + cluster + ["../Scripts/check-cluster"] {
      let path = Self.folder.appending(path: name).standardized.path
      let run = try space.program("bash", "-n", path)
      #expect(run.status == 0, "\(run.errors)")
      let isRun = !name.hasSuffix(".sbatch")
      #expect(FileManager.default.isExecutableFile(atPath: path) == isRun, "\(name)")
    }
  }

  @Test("a script without arguments says how it is used, and does nothing")
  func usage() throws {
    let space = try Workspace()
    for name in ["slurm/submit", "parallel/run", "kubernetes/run", "kubernetes/pack"] {
      let run = try space.program(Self.folder.appending(path: name).path)
      #expect(run.status == 2, "\(name)")
      #expect(run.text.contains("Examples/\(name)"), "\(run.text)")
      #expect(!run.text.contains("set -"), "\(run.text)")
    }
  }

  @Test("what the examples tell the tool, the tool knows")
  func options() throws {
    let space = try Workspace()
    let help = try space.tool("batch", "--help").text
    let calls = try Self.files.map(Self.text)
      .map { $0.replacing("\\\n", with: " ") }.joined(separator: "\n")
      .split(separator: "\n").filter { $0.contains(/\bbatch\b.*--output/) }
    #expect(calls.count >= 10)
    for call in calls {
      let told = try #require(call.firstMatch(of: /\bbatch\b(.*)/)).output.1
      for option in told.matches(of: /--[a-z-]+/).map(\.output) {
        #expect(help.contains("\(option) "), "\(call)")
      }
    }
  }

  @Test("the table of the README names files that exist")
  func readme() throws {
    let links = try Self.text("README.md").matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    #expect(links.count == 6)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: Self.folder.appending(path: link).path), "\(link)")
    }
  }

  @Test("the YAML can be read, and every pod knows of how many it is one", .enabled(if: hasYAML))
  func yaml() throws {
    let names = Self.files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    #expect(names.count == 4)
    let space = try Workspace()
    let script =
      "import sys, yaml\nfor name in sys.argv[1:]: print(len(list(yaml.safe_load_all(open(name)))))"
    let paths = names.map { Self.folder.appending(path: $0).path }
    let run = try ToolRun.program(
      "/usr/bin/python3", ["-c", script] + paths, in: space.folder)
    #expect(run.text == "1\n1\n2\n1\n", "\(run.errors)")
    let pods = try space.program(
      "/usr/bin/python3", ToolRun.root.appending(path: "Scripts/cluster/pods").path,
      Self.folder.appending(path: "kubernetes/draw.yaml").path)
    let lines = pods.text.split(separator: "\n")
    #expect(lines.count > 1, "\(pods.errors)")
    for (index, line) in lines.enumerated() {
      #expect(
        line.hasPrefix("JOB_COMPLETIONS=\(lines.count) JOB_COMPLETION_INDEX=\(index) "), "\(line)")
    }
  }
}
