import Foundation
import Testing

@testable import SkeletonCampaign

/// Python's `jsonschema` as the judge.
private enum SchemaJudge {
  private static let python = "/usr/bin/python3"

  static let isAvailable = (try? run(["-c", "import jsonschema"], input: "")) != nil

  private static let script = """
    import json, sys, jsonschema
    given = json.load(sys.stdin)
    judge = jsonschema.Draft202012Validator
    judge.check_schema(given["schema"])
    judge = judge(given["schema"])
    print(json.dumps([judge.is_valid(document) for document in given["documents"]]))
    """

  /// Which of the documents the schema accepts.
  static func verdicts(schema: String, documents: [String]) throws -> [Bool] {
    let list = documents.joined(separator: ",")
    let output = try run(
      ["-c", script], input: #"{"schema": \#(schema), "documents": [\#(list)]}"#)
    return try JSONDecoder().decode([Bool].self, from: output)
  }

  private static func run(_ arguments: [String], input: String) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return data
  }
}

@Suite struct ManifestSchemaTests {
  @Test("The schema is a document that has every key once, with its help")
  func keys() throws {
    let schema = ManifestSchema.text(keys: ManifestKey.samples)
    _ = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    for key in ManifestKey.samples {
      #expect(schema.contains("\"\(key.camelName)\": "))
      #expect(schema.contains(key.help))
    }
    #expect(!schema.contains("\"color-scheme\""))
  }

  @Test(
    "Schema and reader agree over the corpus",
    .enabled(if: SchemaJudge.isAvailable, "needs python3-jsonschema"))
  func agreement() throws {
    let groups: [(ManifestCorpus, Bool)] = [
      (.valid, true), (.malformed, false), (.impossible, true),
    ]
    let samples = groups.flatMap { group, verdict in
      group.samples.map { (sample: $0, isAccepted: verdict) }
    }
    let starter = try #require(StarterFiles.all.first)
    let documents = try (samples.map(\.sample.text) + [starter.text]).map {
      try JSON5Reader.value(of: $0).jsonText
    }
    let verdicts = try SchemaJudge.verdicts(
      schema: ManifestSchema.text(keys: ManifestKey.samples + ManifestKey.moreForStarter),
      documents: documents)
    try #require(verdicts.count == documents.count)
    for (sample, verdict) in zip(samples, verdicts) {
      #expect(verdict == sample.isAccepted, "\(sample.sample.name)")
    }
    #expect(verdicts.last == true)
  }
}

extension ManifestKey {
  /// What the starting manifest has beyond the keys of the tests.
  static let moreForStarter = ["layout-direction", "fit-even"].map {
    ManifestKey(name: $0, help: $0)
  }
}
