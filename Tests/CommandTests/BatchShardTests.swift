import Foundation
import Testing

@Suite struct BatchShardTests {
  private func batch() throws -> Batch {
    try Batch(
      #"{"scene": "circle", "name": "a"}"#,
      #"{"scene": "circle", "name": "a", "format": "png"}"#,
      #"{"scene": "circle", "name": "b", "fps": 100, "frames": 4}"#,
      #"{"scene": "circle", "name": "b", "fps": 100, "frames": 4, "format": "webp"}"#,
      #"{"scene": "circle", "name": "c", "strength": 0.3}"#)
  }

  @Test("the merged report of all shards is that of a single run")
  func merge() throws {
    let single = try batch()
    #expect(try single.run("-q").status == 0)
    let shards = try batch()
    for index in 1...3 {
      #expect(try shards.run("-q", "--shard", "\(index)/3").status == 0)
      #expect(try shards.report("report-\(index)-of-3.json").count == [2, 2, 1][index - 1])
    }
    #expect(try !shards.space.names.contains("report.json"))
    #expect(try !shards.space.names.contains("index.html"))
    let merge = try shards.run("--merge-reports", ".")
    #expect(merge.status == 0, "\(merge.errors)")
    #expect(try shards.files() == single.files())
    #expect(try shards.report() as NSArray == single.report() as NSArray)
    // A whole run takes over what the shards have drawn.
    try shards.run("-q", "--resume")
    #expect(try shards.drawn == [])
  }

  @Test("a merge fails and names each file that is missing, changed, or drawn of other options")
  func incomplete() throws {
    let batch = try batch()
    let parts = try (1...3).map { try batch.paths(of: "\($0)/3") }
    for index in [1, 3] { try batch.run("-q", "--shard", "\(index)/3") }
    try FileManager.default.removeItem(atPath: batch.space.path(parts[0][0]))
    try batch.write(parts[2][0], "changed")
    let run = try batch.run("--merge-reports", ".")
    #expect(run.status == 1)
    let expected =
      [
        "error: \(parts[0][0]): the file is missing",
        "error: \(parts[2][0]): the file is not the one that was drawn",
      ] + parts[1].map { "error: \($0): no part's report has it" }
    for line in expected { #expect(run.errors.contains(line), "\(run.errors)") }
    #expect(!run.errors.contains("error: \(parts[0][1])"), "\(run.errors)")
    #expect(try batch.statuses().values.filter { $0 == "missing" }.count == 4)
    try batch.run("-q", "--shard", "2/3")
    for index in [1, 3] { try batch.run("-q", "--shard", "\(index)/3", "--resume") }
    try batch.write(
      "campaign.json",
      String(decoding: try batch.space.data("campaign.json"), as: UTF8.self)
        .replacing("0.3", with: "0.4"))
    let stale = try batch.run("--merge-reports", ".")
    #expect(stale.errors.contains("out/c.gif: it was drawn of other options"), "\(stale.errors)")
  }

  @Test("a merge says where it looked for files, and lists twenty problems at most")
  func places() throws {
    let entries = (0..<24).map {
      #"{"scene": "circle", "name": "c\#($0)", "format": "png", "strength": 0.\#($0 + 20)}"#
    }
    let batch = try Batch(entries.joined(separator: ", "))
    #expect(try batch.run("-q", "-o", "made", "--shard", "1/1").status == 0)
    let run = try batch.run("--merge-reports", "made", "-q")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "error: 24 files of the reports are not in the current folder; if they are beside the "
          + "reports, give --output made\nerror: out/c0.png: the file is missing\n"),
      "\(run.errors)")
    #expect(run.errors.hasSuffix("out/c18.png: the file is missing\nand 5 more\n"), "\(run.errors)")
    let right = try batch.run("--merge-reports", "made/", "-o", "made", "-q")
    #expect(right.status == 0, "\(right.errors)")
    try FileManager.default.removeItem(atPath: batch.space.path("made/out/c3.png"))
    let one = try batch.run("--merge-reports", "made/../made", "-o", "made", "-q")
    #expect(
      one.errors == "error: 1 file of the reports is not in made\n"
        + "error: out/c3.png: the file is missing\n")
  }

  @Test(
    "auto takes the share that a cluster's variables name, and says which",
    arguments: [
      (
        [
          "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_MAX": "7",
          "SLURM_ARRAY_TASK_STEP": "1", "SLURM_ARRAY_TASK_COUNT": "3",
        ], "shard 3/3, from Slurm's"
      ),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "shard 3/3, from GitLab's"),
    ])
  func automatic(environment: [String: String], words: String) throws {
    let batch = try batch()
    let run = try batch.run("--shard", "auto", environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try batch.drawn(in: "report-3-of-3.json") == batch.paths(of: "3/3"))
    let refused = try batch.run("--shard", "auto", environment: ["JOB_COMPLETION_INDEX": "0"])
    #expect(refused.status == 2 && refused.errors.contains("JOB_COMPLETIONS"), "\(refused.errors)")
  }
}

extension Batch {
  /// The files of a share, which is not drawn.
  fileprivate func paths(of shard: String) throws -> [String] {
    let plan = try run("--dry-run", "--json", "--shard", shard).json()
    let assets = try #require(plan["assets"] as? [[String: Any]])
    return assets.compactMap { $0["path"] as? String }.sorted()
  }

  func drawn(in report: String) throws -> [String] {
    try statuses(report).filter { $0.value == "drawn" }.keys.sorted()
  }
}
