import CLibAV

/// The media libraries that this process runs with.
package enum MediaLibraries {
  package struct Version: Sendable, Equatable {
    package var name: String
    package var version: String
  }

  private static var isLoaded: Bool { (try? LibAVLibrary.load()) != nil }

  /// Versions of the loaded libraries, not of the headers that were compiled against; none when
  /// they are not installed.
  package static var versions: [Version] {
    guard isLoaded else { return [] }
    return [
      ("libavformat", avformat_version()), ("libavcodec", avcodec_version()),
      ("libavutil", avutil_version()),
    ].map { name, number in
      Version(name: name, version: "\(number >> 16).\(number >> 8 & 255).\(number & 255)")
    }
  }

  /// libavcodec's names of the encoders that it has, of those that this package can use.
  package static var availableEncoders: [String] {
    guard isLoaded else { return [] }
    return (VideoCodec.allCases.map(\.traits.encoder) + ["png"])
      .filter { avcodec_find_encoder_by_name($0) != nil }
  }

  /// Whether the codec can be written here.
  package static func canEncode(_ codec: VideoCodec) -> Bool {
    isLoaded && avcodec_find_encoder_by_name(codec.traits.encoder) != nil
  }
}
