/// A system that starts the same command many times and tells each its number in variables.
enum ShardEngine: String, CaseIterable, Sendable {
  // In the order they are looked for: the systems that are set up for one purpose first, those that
  // build software last, since a build may be a step of the others.
  case slurm = "Slurm"
  case kubernetes = "Kubernetes"
  case awsBatch = "AWS Batch"
  case cloudRun = "Cloud Run"
  case gridEngine = "Grid Engine"
  case gitLab = "GitLab"
  case circleCI = "CircleCI"

  /// How the numbers are told.
  enum Numbering: Sendable {
    /// A count beside the index, which counts from `base`.
    case count(variable: String, base: Int)
    /// Numbers from a first to a last one in steps, as an array job was asked for.
    case range(first: String, last: String, step: String)
  }

  /// The variable whose presence tells that the system runs the command as one of many.
  var indexVariable: String {
    switch self {
    case .slurm: "SLURM_ARRAY_TASK_ID"
    case .kubernetes: "JOB_COMPLETION_INDEX"
    case .awsBatch: "AWS_BATCH_JOB_ARRAY_INDEX"
    case .cloudRun: "CLOUD_RUN_TASK_INDEX"
    case .gridEngine: "SGE_TASK_ID"
    case .gitLab: "CI_NODE_INDEX"
    case .circleCI: "CIRCLE_NODE_INDEX"
    }
  }

  var numbering: Numbering {
    switch self {
    case .slurm:
      .range(
        first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX",
        step: "SLURM_ARRAY_TASK_STEP")
    case .kubernetes: .count(variable: "JOB_COMPLETIONS", base: 0)
    case .awsBatch: .count(variable: "AWS_BATCH_JOB_ARRAY_SIZE", base: 0)
    case .cloudRun: .count(variable: "CLOUD_RUN_TASK_COUNT", base: 0)
    case .gridEngine:
      .range(first: "SGE_TASK_FIRST", last: "SGE_TASK_LAST", step: "SGE_TASK_STEPSIZE")
    case .gitLab: .count(variable: "CI_NODE_TOTAL", base: 1)
    case .circleCI: .count(variable: "CIRCLE_NODE_TOTAL", base: 0)
    }
  }

  /// What the index reads in jobs that are not one of many.
  var absentIndex: String? { self == .gridEngine ? "undefined" : nil }

  /// A variable that tells how many tasks there are, when the range may have holes.
  var countCheck: String? { self == .slurm ? "SLURM_ARRAY_TASK_COUNT" : nil }

  /// How a missing count comes to be known.
  var countAdvice: String {
    switch self {
    case .kubernetes: "set it in the pod's template to the Job's 'completions'"
    default: "\(rawValue) sets it, so pass it on to the command, or give --shard i/n"
    }
  }
}
