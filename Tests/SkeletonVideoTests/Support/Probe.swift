import Foundation

/// What ffprobe says of a file's video stream.
struct Probe: Decodable {
  struct Stream: Decodable {
    var codecName: String
    var profile: String?
    var codecTagString: String
    var width: Int
    var height: Int
    var sampleAspectRatio: String?
    var pixFmt: String?
    var level: Int?
    var colorRange: String?
    var colorSpace: String?
    var colorTransfer: String?
    var colorPrimaries: String?
    var chromaLocation: String?
    var rFrameRate: String
    var avgFrameRate: String
    var timeBase: String
    var startPts: Int?
    var durationTs: Int?
    var hasBFrames: Int?
    var nbReadPackets: String?
    var tags: [String: String]?
  }

  struct Format: Decodable {
    var duration: String?
    var tags: [String: String]?
  }

  struct Frame: Decodable {
    var pts: Int?
    var duration: Int?
    var pktDuration: Int?
    var keyFrame: Int
    var pictType: String?
  }

  var streams: [Stream]
  var format: Format
  var frames: [Frame]?

  static func read(_ path: String, frames: Bool = false) throws -> Probe {
    let sections = ["-show_streams", "-show_format"] + (frames ? ["-show_frames"] : [])
    let output = try Tool.ffprobe.run(
      ["-v", "error", "-count_packets", "-of", "json"] + sections + [path])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Probe.self, from: output)
  }

  var video: Stream { streams[0] }
}
