/// What a media file really holds, found by reading all of it.
package struct FileInspection: Sendable {
  package var format: String
  /// In pixels.
  package var width: Int
  package var height: Int
  /// The start of each frame in seconds.
  package var times: [Double]
  /// In seconds, as the file says.
  package var duration: Double
  /// Plays, 0 for ever; nil where the format cannot say.
  package var loop: Int?
  package var title: String?
  package var alt: String?
  package var kind: Kind

  package enum Kind: Sendable {
    case gif(GIFFacts)
    case video(VideoFacts)
  }

  package struct GIFFacts: Sendable {
    /// In hundredths of a second.
    package var delays: [Int]
    /// Different colours that are painted.
    package var colors: Int
    package var localPalettes: Int
    package var comment: String?
  }

  package struct VideoFacts: Sendable {
    package var codec: String
    package var profile: String?
    /// `4.0`.
    package var level: String?
    package var pixelFormat: String?
    package var color: Color?
    package var averageFrameRate: String?
    package var isProgressive: Bool?
    package var hasSquarePixels: Bool
    /// Whether players are told to turn or mirror the pictures.
    package var isTurned: Bool
    package var hasClosedGroups: Bool
    package var isFastStart: Bool?
    package var hasEditList: Bool?
    package var hasAlpha: Bool
    package var hasAudio: Bool

    package struct Color: Sendable {
      package var range: String
      package var primaries: String
      package var transfer: String
      package var matrix: String
    }
  }
}

/// A file that cannot be inspected.
public struct InspectionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was asked for.
  public let path: String
  /// Whether the system refused to read it; otherwise it was read and is damaged.
  public let isUnreadable: Bool
  let reason: String

  public var description: String { "\(path): \(reason)" }
}
