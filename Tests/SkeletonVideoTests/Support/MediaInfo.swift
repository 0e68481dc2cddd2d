import Foundation

/// What mediainfo says of a file's video track.
struct MediaInfo: Decodable {
  struct Track: Decodable {
    var type: String
    var format: String?
    var width: String?
    var height: String?
    var frameCount: String?
    /// In seconds.
    var duration: String?
    var frameRate: String?
    var range: String?
    var primaries: String?
    var transfer: String?
    var matrix: String?
    var pixelAspectRatio: String?

    enum CodingKeys: String, CodingKey {
      case type = "@type"
      case format = "Format"
      case width = "Width"
      case height = "Height"
      case frameCount = "FrameCount"
      case duration = "Duration"
      case frameRate = "FrameRate"
      case range = "colour_range"
      case primaries = "colour_primaries"
      case transfer = "transfer_characteristics"
      case matrix = "matrix_coefficients"
      case pixelAspectRatio = "PixelAspectRatio"
    }
  }

  private struct Media: Decodable { var track: [Track] }
  private var media: Media

  static func read(_ path: String) throws -> Track? {
    let output = try Tool.mediainfo.run(["--Output=JSON", path])
    return try JSONDecoder().decode(MediaInfo.self, from: output)
      .media.track.first { $0.type == "Video" }
  }
}
