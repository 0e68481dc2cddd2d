import Testing

@testable import SkeletonCampaign

/// The variables are those of the systems' documentation, with values that they give.
@Suite struct ShardAutomaticTests {
  static func slurm(_ id: Int, _ count: Int, _ min: Int, _ max: Int, _ step: Int) -> [String:
    String]
  {
    [
      "SLURM_ARRAY_JOB_ID": "77", "SLURM_ARRAY_TASK_ID": "\(id)",
      "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_ARRAY_TASK_MIN": "\(min)",
      "SLURM_ARRAY_TASK_MAX": "\(max)", "SLURM_ARRAY_TASK_STEP": "\(step)",
    ]
  }

  static func gridEngine(_ id: String, _ first: String, _ last: String, _ step: String)
    -> [String: String]
  {
    [
      "SGE_TASK_ID": id, "SGE_TASK_FIRST": first, "SGE_TASK_LAST": last, "SGE_TASK_STEPSIZE": step,
    ]
  }

  static let told: [([String: String], String, String)] = [
    // --array=0-5, --array=1-7:2, --array=5-6, one task.
    (slurm(0, 6, 0, 5, 1), "1/6", "Slurm"), (slurm(5, 6, 0, 5, 1), "6/6", "Slurm"),
    (slurm(1, 4, 1, 7, 2), "1/4", "Slurm"), (slurm(5, 4, 1, 7, 2), "3/4", "Slurm"),
    (slurm(7, 4, 1, 7, 2), "4/4", "Slurm"), (slurm(6, 2, 5, 6, 1), "2/2", "Slurm"),
    (slurm(3, 1, 3, 3, 1), "1/1", "Slurm"),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], "1/5", "Kubernetes"),
    (["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "5"], "5/5", "Kubernetes"),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "10/10", "AWS Batch"
    ),
    (["CLOUD_RUN_TASK_INDEX": "0", "CLOUD_RUN_TASK_COUNT": "1"], "1/1", "Cloud Run"),
    (["CLOUD_RUN_TASK_INDEX": "2", "CLOUD_RUN_TASK_COUNT": "3"], "3/3", "Cloud Run"),
    // -t 2-10:4
    (gridEngine("2", "2", "10", "4"), "1/3", "Grid Engine"),
    (gridEngine("10", "2", "10", "4"), "3/3", "Grid Engine"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3", "GitLab"),
    (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "3/3", "GitLab"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "1/1", "CircleCI"),
    (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2", "CircleCI"),
  ]

  @Test("Each system's variables give the share", arguments: told)
  func systems(environment: [String: String], share: String, system: String) throws {
    let found = try #require(try Shard.automatic(environment: environment))
    #expect(found.shard.description == share)
    #expect(found.system == system)
    #expect(found.variables.allSatisfy { environment[$0] != nil } && found.variables.count >= 2)
  }

  @Test("The tasks of an array are all its shares, in order", arguments: [(0, 1), (1, 1), (3, 4)])
  func everyTask(first: Int, step: Int) throws {
    let last = first + 9 * step
    let shards = try stride(from: first, through: last, by: step).map { id in
      try Shard.automatic(environment: Self.slurm(id, 10, first, last, step))?.shard
    }
    #expect(try shards == (1...10).map { try Shard(index: $0, count: 10) })
  }

  @Test(
    "Outside of such a system there is none",
    arguments: [
      [:], gridEngine("undefined", "undefined", "undefined", "undefined"),
      // A GitLab job without 'parallel'.
      ["CI_NODE_TOTAL": "1"], ["SLURM_JOB_ID": "5"], ["JOB_COMPLETION_INDEX": ""],
    ] as [[String: String]])
  func none(environment: [String: String]) throws {
    #expect(try Shard.automatic(environment: environment) == nil)
  }

  @Test("The first system in the documented order decides")
  func order() throws {
    #expect(
      Shard.systems == [
        "Slurm", "Kubernetes", "AWS Batch", "Cloud Run", "Grid Engine", "GitLab", "CircleCI",
      ])
    var environment = ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"]
    let more: [([String: String], String)] = [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "GitLab"),
      (Self.gridEngine("undefined", "undefined", "undefined", "undefined"), "GitLab"),
      (Self.gridEngine("1", "1", "2", "1"), "Grid Engine"),
      (["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "4"], "Cloud Run"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "5"], "AWS Batch"),
      (["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "6"], "Kubernetes"),
      (Self.slurm(1, 2, 1, 2, 1), "Slurm"),
    ]
    for (variables, system) in more {
      environment.merge(variables) { $1 }
      #expect(try Shard.automatic(environment: environment)?.system == system)
    }
  }

  static let wrong: [([String: String], String)] = [
    (
      ["JOB_COMPLETION_INDEX": "3"],
      "JOB_COMPLETION_INDEX is 3, but JOB_COMPLETIONS, which says how many there are, is not set: "
        + "set it in the pod's template to the Job's 'completions'"
    ),
    (
      ["CLOUD_RUN_TASK_INDEX": "3"],
      "CLOUD_RUN_TASK_INDEX is 3, but CLOUD_RUN_TASK_COUNT, which says how many there are, is not "
        + "set: Cloud Run sets it, so pass it on to the command, or give --shard i/n"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4"],
      "SLURM_ARRAY_TASK_ID is 3, but SLURM_ARRAY_TASK_MIN, which says how many there are, is not "
        + "set: Slurm sets it, so pass it on to the command, or give --shard i/n"
    ),
    (
      ["JOB_COMPLETION_INDEX": "5", "JOB_COMPLETIONS": "5"],
      "the index is 5, but 5 of them count from 0 to 4"
    ),
    (
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
      "the index is 0, but 3 of them count from 1 to 3"
    ),
    (
      ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"],
      "the index is 4, but 3 of them count from 1 to 3"
    ),
    (
      ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "0"],
      "a campaign cannot have 0 shares; it has 1 to 100000"
    ),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "-1", "AWS_BATCH_JOB_ARRAY_SIZE": "2"],
      "AWS_BATCH_JOB_ARRAY_INDEX is '-1', which is no whole number"
    ),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "two"],
      "AWS_BATCH_JOB_ARRAY_SIZE is 'two', which is no whole number"
    ),
    (
      gridEngine("1", "1", "undefined", "1"),
      "SGE_TASK_LAST is 'undefined', which is no whole number"
    ),
    (gridEngine("1", "1", "4", "0"), "SGE_TASK_STEPSIZE is '0', which is no whole number"),
    (
      gridEngine("3", "2", "10", "4"),
      "SGE_TASK_ID is 3, which is not among 2 to 10 in steps of 4"
    ),
    (slurm(8, 4, 1, 7, 1), "SLURM_ARRAY_TASK_ID is 8, which is not among 1 to 7 in steps of 1"),
    // --array=1,3,7
    (
      slurm(3, 3, 1, 7, 1),
      "SLURM_ARRAY_TASK_COUNT is 3, but the array's bounds hold 7 numbers: "
        + "start the array without leaving numbers out"
    ),
    (
      gridEngine("1", "0", "999999999", "1"),
      "a campaign cannot have 1000000000 shares; it has 1 to 100000"
    ),
  ]

  @Test(
    "An index without a count, outside of it, or that is no number is refused", arguments: wrong)
  func refused(environment: [String: String], complaint: String) {
    let error = #expect(throws: ShardError.self) {
      try Shard.automatic(environment: environment)
    }
    #expect(error?.description == complaint)
  }
}
