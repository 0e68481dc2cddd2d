import SkeletonAnim

extension FrameAccuracy {
  /// The document of `check --json`.
  ///
  /// - Parameter violations: of the rules of the platform that the file is for.
  func json(_ violations: [RuleViolation], withFrames: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("pass", .bool(passes && violations.isEmpty)), ("frames_expected", .integer(framesExpected)),
      ("frames_found", .integer(framesFound)), ("first_bad_frame", .optional(firstBadFrame)),
      ("max_time_error", .rounded(maxTimeError)), ("max_error", .optional(maxError)),
      ("mean_error", meanError.map(JSONValue.rounded) ?? .null),
      ("error_beyond_edges", errorBeyondEdges.map(JSONValue.rounded) ?? .null),
      ("flat_error", flatError.map(JSONValue.rounded) ?? .null),
      ("edge_contrast", edgeContrast.map(JSONValue.rounded) ?? .null),
      // Equal pictures have no noise; JSON has no infinity.
      ("psnr", psnr.map(JSONValue.rounded) ?? .null),
      ("loop_seam", loopSeam.map(JSONValue.rounded) ?? .null),
      ("tolerance", .integer(tolerance)),
      ("problems", .array(problems.map { .string("\($0)") })),
      ("rules_broken", .array(violations.map { .string("\($0)") })),
    ]
    if withFrames { members.append(("frames", .array(frames.map(\.json)))) }
    return .object(members)
  }
}

extension FrameAccuracy.Frame {
  fileprivate var json: JSONValue {
    [
      "shows": .integer(shows), "time": .number(time), "expected_time": .number(expectedTime),
      "max_error": .integer(maxError), "mean_error": .rounded(meanError),
      "error_beyond_edges": errorBeyondEdges.map(JSONValue.rounded) ?? .null,
      "expected_phase": .rounded(expectedPhase),
      "measured_phase": measuredPhase.map(JSONValue.rounded) ?? .null,
    ]
  }
}

extension JSONValue {
  /// A measured number, to six decimals.
  static func rounded(_ value: Double) -> JSONValue {
    .number((value * 1_000_000).rounded() / 1_000_000)
  }
}
