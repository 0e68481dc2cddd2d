import Foundation

/// What ffprobe says of a file's video stream.
struct Probe: Decodable {
  struct Stream: Decodable {
    var codec_name: String
    var profile: String?
    var codec_tag_string: String
    var width: Int
    var height: Int
    var sample_aspect_ratio: String?
    var pix_fmt: String?
    var level: Int?
    var color_range: String?
    var color_space: String?
    var color_transfer: String?
    var color_primaries: String?
    var chroma_location: String?
    var r_frame_rate: String
    var avg_frame_rate: String
    var time_base: String
    var start_pts: Int?
    var duration_ts: Int?
    var has_b_frames: Int?
    var nb_read_packets: String?
    var tags: [String: String]?
  }

  struct Format: Decodable {
    var duration: String?
    var tags: [String: String]?
  }

  struct Frame: Decodable {
    var pts: Int?
    var duration: Int?
    var pkt_duration: Int?
    var key_frame: Int
    var pict_type: String?
  }

  var streams: [Stream]
  var format: Format
  var frames: [Frame]?

  static func read(_ path: String, frames: Bool = false) throws -> Probe {
    let sections = ["-show_streams", "-show_format"] + (frames ? ["-show_frames"] : [])
    let output = try Tool.ffprobe.run(
      ["-v", "error", "-count_packets", "-of", "json"] + sections + [path])
    return try JSONDecoder().decode(Probe.self, from: output)
  }

  var video: Stream { streams[0] }
}
