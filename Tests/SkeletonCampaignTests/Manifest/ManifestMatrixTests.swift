import Testing

@testable import SkeletonCampaign

/// The worked examples of GitHub's documentation ("Running variations of jobs in a workflow").
@Suite struct ManifestMatrixTests {
  /// Combinations of a manifest with any keys, each as `key=value` in the order of the keys.
  static func combinations(_ text: String, keys: [String]) throws -> [String] {
    let manifest = try Manifest(
      text, format: .json, keys: keys.map { ManifestKey(name: $0, help: "") })
    return try manifest.combinations().map { combination in
      keys.compactMap { key in
        combination.settings.values(key).first.map { "\(key)=\($0)" }
      }.joined(separator: " ")
    }
  }

  @Test("The first axis is the slowest")
  func order() throws {
    let found = try Self.combinations(
      "{matrix: {version: [10, 12, 14], os: ['ubuntu-latest', 'windows-latest']}}",
      keys: ["version", "os"])
    #expect(
      found == [
        "version=10 os=ubuntu-latest", "version=10 os=windows-latest",
        "version=12 os=ubuntu-latest", "version=12 os=windows-latest",
        "version=14 os=ubuntu-latest", "version=14 os=windows-latest",
      ])
  }

  @Test("Rows of 'include' extend what they fit, and are combinations of their own otherwise")
  func include() throws {
    let found = try Self.combinations(
      """
      {
        matrix: {fruit: ['apple', 'pear'], animal: ['cat', 'dog']},
        include: [
          {color: 'green'}, {color: 'pink', animal: 'cat'}, {fruit: 'apple', shape: 'circle'},
          {fruit: 'banana'}, {fruit: 'banana', animal: 'cat'},
        ],
      }
      """, keys: ["fruit", "animal", "color", "shape"])
    #expect(
      found == [
        "fruit=apple animal=cat color=pink shape=circle",
        "fruit=apple animal=dog color=green shape=circle",
        "fruit=pear animal=cat color=pink", "fruit=pear animal=dog color=green", "fruit=banana",
        "fruit=banana animal=cat",
      ])
  }

  @Test("A row of 'include' adds keys to a combination that is there")
  func expand() throws {
    let found = try Self.combinations(
      """
      {
        matrix: {os: ['windows-latest', 'ubuntu-latest'], node: [14, 16]},
        include: [{os: 'windows-latest', node: 16, npm: 6}],
      }
      """, keys: ["os", "node", "npm"])
    #expect(
      found == [
        "os=windows-latest node=14", "os=windows-latest node=16 npm=6", "os=ubuntu-latest node=14",
        "os=ubuntu-latest node=16",
      ])
  }

  @Test("'include' without a matrix is a list")
  func includeOnly() throws {
    let found = try Self.combinations(
      "{include: [{site: 'production', datacenter: 'site-a'}, {site: 'staging', datacenter: 'b'}]}",
      keys: ["site", "datacenter"])
    #expect(found == ["site=production datacenter=site-a", "site=staging datacenter=b"])
  }

  @Test("Rows of 'exclude' remove every combination that agrees with all their keys")
  func exclude() throws {
    let found = try Self.combinations(
      """
      {
        matrix: {
          os: ['macos-latest', 'windows-latest'], version: [12, 14, 16],
          environment: ['staging', 'production'],
        },
        exclude: [
          {os: 'macos-latest', version: 12, environment: 'production'},
          {os: 'windows-latest', version: 16},
        ],
      }
      """, keys: ["os", "version", "environment"])
    #expect(
      found == [
        "os=macos-latest version=12 environment=staging",
        "os=macos-latest version=14 environment=staging",
        "os=macos-latest version=14 environment=production",
        "os=macos-latest version=16 environment=staging",
        "os=macos-latest version=16 environment=production",
        "os=windows-latest version=12 environment=staging",
        "os=windows-latest version=12 environment=production",
        "os=windows-latest version=14 environment=staging",
        "os=windows-latest version=14 environment=production",
      ])
  }

  @Test("'include' comes after 'exclude', and can bring back what that removed")
  func bringBack() throws {
    let found = try Self.combinations(
      "{matrix: {a: [1, 2], b: [1, 2]}, exclude: [{a: 1}], include: [{a: 1, b: 2, c: 3}]}",
      keys: ["a", "b", "c"])
    #expect(found == ["a=2 b=1", "a=2 b=2", "a=1 b=2 c=3"])
  }

  @Test("The counts of axes multiply, and an axis more with one value changes nothing")
  func counts() throws {
    let numbers = (1...7).map(String.init).joined(separator: ",")
    let keys = ["a", "b", "c"]
    let two = try Self.combinations("{matrix: {a: [\(numbers)], b: [\(numbers)]}}", keys: keys)
    let three = try Self.combinations(
      "{matrix: {c: [0], a: [\(numbers)], b: [\(numbers)]}}", keys: keys)
    #expect(two.count == 49 && Set(two).count == 49)
    #expect(three == two.map { $0 + " c=0" })
  }
}
