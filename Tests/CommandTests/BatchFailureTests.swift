import Foundation
import Testing

@Suite struct BatchFailureTests {
  @Test("one file that fails does not stop the others, and is named by the report")
  func oneFails() throws {
    let batch = try Batch(
      #"{"scene": "circle", "name": "a"}"#,
      #"{"scene": "circle", "name": "b", "maxBytes": 10}"#,
      #"{"scene": "circle", "name": "b", "maxBytes": 10, "format": "png"}"#,
      #"{"scene": "circle", "name": "c", "strength": 0.3}"#)
    try batch.write("out/b.gif", "old")
    let run = try batch.run()
    // Running it again would not help.
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("error: assets[1]: out/b.gif: no picture fits in 10 bytes"))
    #expect(
      try batch.statuses() == [
        "out/a.gif": "drawn", "out/b.gif": "failed", "out/b.png": "drawn", "out/c.gif": "drawn",
      ])
    let failed = try #require(try batch.report().first { $0["status"] as? String == "failed" })
    #expect(failed["file"] == nil)
    #expect((failed["failure"] as? String)?.contains("no picture fits") == true)
    #expect(try batch.files()["b.gif"] == Data("old".utf8))
    #expect(try batch.files().count == 4)
  }

  @Test("a file above the size limit of the system fails alone, and may be tried again")
  func sizeLimit() throws {
    let batch = try Batch(
      #"{"scene": "circle", "name": "small"}"#,
      #"{"scene": "preview", "name": "large", "size": null, "scale": 2, "format": "png"}"#,
      #"{"scene": "circle", "name": "last", "strength": 0.3}"#)
    let run = try ToolRun.program(
      "/bin/bash",
      ["-c", "ulimit -f 8; exec \"$0\" batch campaign.json -q --shard 1/1", ToolRun.tool.path],
      in: batch.space.folder)
    #expect(run.status == 75, "\(run.status) \(run.errors)")
    #expect(run.errors.contains("out/large.png: the file would exceed the size limit"))
    // A part has no page, which would be above the limit as well.
    #expect(try batch.statuses("report-1-of-1.json")["out/large.png"] == "failed")
    #expect(try batch.files().keys.sorted() == ["last.gif", "small.gif"])
    try batch.run("-q", "--resume")
    #expect(try batch.drawn == ["out/large.png"])
  }

  @Test("a folder that cannot be made is found before anything is drawn")
  func noFolder() throws {
    let batch = try Batch(#"{"scene": "circle", "name": "a"}"#)
    try batch.write("out", "a file")
    let run = try batch.run()
    #expect(run.status == 73, "\(run.errors)")
    #expect(run.errors.contains("cannot create"), "\(run.errors)")
    #expect(try batch.space.names == ["campaign.json", "out"])
  }

  @Test("a signal ends a batch with whole files, and a report of what is missing")
  func signal() throws {
    let entries = (0..<40).map {
      #"{"scene": "circle", "name": "c\#($0)", "strength": 0.\#($0 + 10)}"#
    }
    let batch = try Batch(entries.joined(separator: ", "))
    // Its first file is on the disk when the signal comes.
    let script = """
      "$0" batch campaign.json --jobs 1 2> log & pid=$!
      until [ -e out/c0.gif ]; do sleep 0.01; done
      kill -TERM $pid; wait $pid
      """
    let run = try ToolRun.program(
      "/bin/bash", ["-c", script, ToolRun.tool.path], in: batch.space.folder)
    let log = String(decoding: try batch.space.data("log"), as: UTF8.self)
    #expect(run.status == 143, "\(run.status) \(log)")
    #expect(log.contains("--resume draws the rest"), "\(log)")
    let statuses = try batch.statuses()
    #expect(statuses.count == 40)
    #expect(statuses.values.contains("missing"))
    let drawn = statuses.filter { $0.value == "drawn" }.keys.map { String($0.dropFirst(4)) }
    #expect(try batch.files().keys.sorted() == drawn.sorted())
    #expect(try batch.run("-q", "--resume").status == 0)
    #expect(try batch.files().count == 40)
  }

  @Test("what needs more memory than there is is refused; what is left over runs one by one")
  func memory() throws {
    let batch = try Batch(
      #"{"scene": "circle", "name": "a"}"#, #"{"scene": "circle", "name": "b", "strength": 0.3}"#)
    let refused = try batch.run("--max-memory", "1KB")
    #expect(refused.status == 2 && refused.errors.contains("maxMemory"), "\(refused.errors)")
    let run = try batch.run("-q", "--max-memory", "200KB", "--jobs", "2")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try batch.files().count == 2)
  }
}
