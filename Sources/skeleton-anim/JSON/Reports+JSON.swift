import SkeletonAnim

extension RenderReport {
  /// The document of `--json`.
  func json(scene: String) -> JSONValue {
    [
      "scene": .string(scene),
      "size": ["width": .number(width), "height": .number(height), "scale": .number(scale)],
      "frames": .integer(frames), "fps": .string(rate.description),
      "duration": .number(duration.double), "reveal": reveal?.json ?? .null,
      "outputs": .array(outputs.map(\.json)),
      "notes": .array(notes.map(JSONValue.string)),
    ]
  }
}

extension OutputReport {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("path", .string(path)), ("format", .string(format.rawValue)), ("bytes", .integer(bytes)),
      ("width", .integer(width)), ("height", .integer(height)), ("frames", .integer(frames)),
      ("duration", .number(duration.double)),
    ]
    if let loop { members.append(("loop", .integer(loop))) }
    if let colors { members.append(("colors", .integer(colors))) }
    if let maxError { members.append(("max_error", .integer(maxError))) }
    members += [
      ("lossless", .bool(isLossless)), ("notes", .array(notes.map(JSONValue.string))),
    ]
    return .object(members)
  }
}

extension RevealClock {
  fileprivate var json: JSONValue { ["start": .number(start.double), "end": .number(end.double)] }
}

extension DryRun {
  /// The document of `--dry-run --json`.
  func json(notes: [String]) -> JSONValue {
    [
      "width": .integer(width), "height": .integer(height), "frames": .integer(frames),
      "fps": .string(rate.description), "duration": .number(duration.double),
      "reveal": reveal?.json ?? .null, "times": .array(times.map(JSONValue.number)),
      "memory": .integer(memoryEstimate),
      "outputs": .array(outputs.map { .string($0.path) }),
      "notes": .array(notes.map(JSONValue.string)),
    ]
  }
}
