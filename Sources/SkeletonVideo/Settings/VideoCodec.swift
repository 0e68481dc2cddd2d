/// How the pictures of a moving image are coded.
package enum VideoCodec: String, Sendable, Hashable, CaseIterable {
  case h264, hevc, av1, vp9, prores4444, apng, webp

  /// What the encoder of this codec is called, takes and can do.
  package var traits: CodecTraits {
    switch self {
    case .h264: H264.traits
    case .hevc: HEVC.traits
    case .av1: AV1.traits
    case .vp9: VP9.traits
    case .prores4444: ProRes.traits
    case .apng: APNG.traits
    case .webp: WebP.traits
    }
  }
}
