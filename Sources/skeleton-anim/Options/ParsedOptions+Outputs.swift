import Glibc
import SkeletonAnim

extension ParsedOptions {
  /// The files to write: those of `--output`, then poster and sheet.
  func outputs(loopFrames: Int) throws(UsageError) -> [Output] {
    let frame = try integer("--frame", in: 0...(loopFrames - 1)) ?? 0
    let format = try named("--format", MediaFormat.allCases)
    var outputs: [Output] = []
    for path in values["--output"] ?? ["skeleton." + (format ?? .gif).rawValue] {
      if let format {
        outputs.append(Output(path: path, format: format, still: frame))
      } else if let output = Output(path: path, still: frame) {
        outputs.append(output)
      } else {
        throw .invalidValue(
          option: "--output", given: path,
          accepted: "a name that ends in "
            + MediaFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            + ", or any name with --format")
      }
    }
    for output in outputs where output.content != .sequence {
      guard output.path.firstMatch(of: /%\d*[A-Za-z]/) == nil else {
        throw .invalidValue(
          option: "--output", given: output.path,
          accepted: "one %d, or %02d…%09d, for the frame's number, in a .png name")
      }
    }
    if let path = try stillPath("--poster") {
      outputs.append(Output(path: path, format: .png, content: .poster))
    }
    if let path = try stillPath("--sheet") {
      outputs.append(Output(path: path, format: .png, content: .sheet))
    }
    if has("--frame"), !outputs.contains(where: { $0.content == .still(frame: frame) }) {
      throw .invalidValue(
        option: "--frame", given: text("--frame") ?? "", accepted: "a frame only with a .png output"
      )
    }
    try checkDistinct(outputs)
    return outputs
  }

  private func stillPath(_ name: String) throws(UsageError) -> String? {
    try value(name, "a name that ends in .png") { path in
      MediaFormat(pathExtension: path) == .png ? path : nil
    }
  }

  private func checkDistinct(_ outputs: [Output]) throws(UsageError) {
    var seen: Set<String> = []
    for output in outputs where !seen.insert(output.path).inserted {
      throw .contradiction(
        "--output \(output.path)", "--output \(output.path)", reason: "the same file twice")
    }
    if seen.contains("-"), has("--json") {
      throw .contradiction("--output -", "--json", reason: "both want standard output")
    }
  }

  func metadata() throws(UsageError) -> Metadata {
    Metadata(
      title: text("--title"), alt: text("--alt"), creationTime: try Self.sourceDateEpoch())
  }

  /// The date that reproducible builds ask files to carry.
  private static func sourceDateEpoch() throws(UsageError) -> Int? {
    guard let value = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let text = String(cString: value)
    guard let seconds = Int(text), seconds >= 0, seconds < 1 << 40 else {
      throw .invalidValue(
        option: "SOURCE_DATE_EPOCH", given: text, accepted: "seconds since 1970")
    }
    return seconds
  }
}
