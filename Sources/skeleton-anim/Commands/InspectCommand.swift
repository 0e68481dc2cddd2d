import SkeletonAnim

/// `inspect`: what a media file really holds.
enum InspectCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    guard let path = options.operands.first else {
      throw UsageError.missingOperand(command: .inspect)
    }
    let facts: [(key: String, value: JSONValue)]
    do { facts = try FileInspection(path: path, decodes: true).facts } catch {
      throw Failure(error)
    }
    if options.has("--json") { return Tool.print(JSONValue.object(facts).text + "\n") }
    let width = facts.map(\.key.count).max() ?? 0
    let lines = facts.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value.plainText
    }
    return Tool.print(lines.joined(separator: "\n") + "\n")
  }
}

extension FileInspection {
  /// Names and values in the order they are shown in; a fact that the format cannot have is left
  /// out.
  fileprivate var facts: [(key: String, value: JSONValue)] {
    var facts: [(key: String, value: JSONValue)] = [
      ("format", .string(format)), ("width", .integer(width)), ("height", .integer(height)),
      ("frames", .integer(times.count)), ("duration", .number(duration)),
    ]
    if let loop { facts.append(("loop", .integer(loop))) }
    facts.append(("times", .array(times.map(JSONValue.number))))
    switch kind {
    case .gif(let gif): facts += gif.facts
    case .video(let video):
      facts += video.facts + [("title", .optional(title)), ("alt", .optional(alt))]
    }
    return facts
  }
}

extension FileInspection.GIFFacts {
  fileprivate var facts: [(key: String, value: JSONValue)] {
    [
      ("delays", .array(delays.map(JSONValue.integer))), ("colors", .integer(colors)),
      ("local_palettes", .integer(localPalettes)), ("comment", .optional(comment)),
    ]
  }
}

extension FileInspection.VideoFacts {
  fileprivate var facts: [(key: String, value: JSONValue)] {
    let tags: JSONValue =
      color.map {
        [
          "range": .string($0.range), "primaries": .string($0.primaries),
          "transfer": .string($0.transfer), "matrix": .string($0.matrix),
        ]
      } ?? .null
    return [
      ("codec", .string(codec)), ("profile", .optional(profile)), ("level", .optional(level)),
      ("pixel_format", .optional(pixelFormat)), ("color", tags),
      ("average_frame_rate", .optional(averageFrameRate)),
      ("progressive", .optional(isProgressive)), ("square_pixels", .bool(hasSquarePixels)),
      ("turned", .bool(isTurned)),
      ("closed_gop", .bool(hasClosedGroups)), ("faststart", .optional(isFastStart)),
      ("edit_list", .optional(hasEditList)), ("has_alpha", .bool(hasAlpha)),
      ("audio", .bool(hasAudio)),
    ]
  }
}
