import SkeletonAnim
import SkeletonCampaign

/// `--for`: what suits a platform, as if it had been typed.
extension ParsedOptions {
  func platform() throws(UsageError) -> Platform? {
    guard let name = text("--for") else { return nil }
    return try Platform(asked: name)
  }

  /// Gives every option that is left open the value that suits the platform.
  ///
  /// Options that were given stay as they are; whether they keep the rules is found out later.
  mutating func applyPlatform() throws(UsageError) {
    guard let platform = try platform() else { return }
    let formats = try applyFormat(of: platform)
    applySize(of: platform.defaults)
    supply("--fps", platform.defaults.rate.rational.decimalText)
    if !has("--frames") { supply("--duration", platform.defaults.length.decimalText) }
    try applyLength(of: platform, formats)
    let movies = formats.filter { $0 == .mp4 || $0 == .mov }
    if platform.defaults.isSocial, !movies.isEmpty { supply("--social", "") }
    // A .mov usually holds ProRes 4444, which no platform takes.
    if movies.contains(.mov), !formats.contains(.webm) { supply("--codec", "h264") }
  }

  /// The formats that will be written, or read.
  ///
  /// - Throws: ``UsageError`` for one that the platform does not take.
  private mutating func applyFormat(of platform: Platform) throws(UsageError) -> [MediaFormat] {
    let usual = platform.defaults.format
    guard command == .render else {
      return [operands.first.flatMap(MediaFormat.init(pathExtension:)) ?? usual]
    }
    let typed = try named("--format", MediaFormat.allCases)
    supply("--output", "skeleton." + (typed ?? usual).rawValue)
    if values["--output"] == ["-"] { supply("--format", usual.rawValue) }
    let format = try named("--format", MediaFormat.allCases)
    var formats: [MediaFormat] = []
    for path in values["--output"] ?? [] {
      guard let format = format ?? MediaFormat(pathExtension: path) else { continue }
      guard Output(path: path, format: format).content != .sequence else {
        throw .contradiction(
          "--for \(platform.name)", "--output \(path)", reason: "it takes files, not frames")
      }
      guard platform.formats.contains(format) else {
        let accepted = platform.formats.map { ".\($0.rawValue)" }.joined(separator: ", ")
        throw .invalidValue(
          option: typed == nil ? "--output" : "--format", given: typed?.rawValue ?? path,
          accepted: "what \(platform.name) takes: \(accepted)")
      }
      formats.append(format)
    }
    return formats
  }

  /// A size and a scale that were both given say how large the picture is.
  private mutating func applySize(of defaults: PlatformDefaults) {
    if let (width, height) = defaults.pixels, !(has("--size") && has("--scale")) {
      supply("--pixels", "\(width)x\(height)")
    }
    guard let width = defaults.width, !(has("--pixels") && has("--scale")) else { return }
    supply("--size", "\(Int(width))")
  }

  /// Stores the loop as often as the shortest length asks for, and stops it in time.
  private mutating func applyLength(
    of platform: Platform, _ formats: [MediaFormat]
  ) throws(UsageError) {
    let loop = try timeOptions().fileDuration
    let repeats = platform.repeats(ofLoop: loop, in: formats)
    if repeats > 1 { supply("--repeat", "\(repeats)") }
    if let plays = platform.plays(ofFile: try timeOptions().fileDuration, in: formats) {
      supply("--loop", "\(plays)")
    }
  }

  private mutating func supply(_ name: String, _ value: String) {
    guard values[name] == nil, OptionTable.spec(named: name)?.commands.contains(command) == true
    else { return }
    values[name] = [value]
  }
}

extension TimeOptions {
  /// In seconds, holds and repeats included.
  fileprivate var fileDuration: Rational { Rational(frameCount) / rate.rational }
}

extension Platform {
  /// - Throws: ``UsageError/unknownPlatform(_:nearest:)``.
  init(asked name: String) throws(UsageError) {
    guard let platform = Platform(named: name) else {
      throw .unknownPlatform(name, nearest: Platform.all.map(\.name).nearest(to: name))
    }
    self = platform
  }
}
