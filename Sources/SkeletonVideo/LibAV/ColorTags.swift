import CLibAV

/// The colour description that goes into every stream and frame of Y′CbCr video.
///
/// BT.709 in all three parts, limited range, chroma sited at the left. The transfer is tagged
/// BT.709 and not sRGB: browsers show both alike, and upload services expect plain 709. RGB
/// formats carry no tags: PNG's encoder would turn them into gamma and primaries chunks.
enum ColorTags {
  static func describes(_ format: AVPixelFormat) -> Bool {
    guard let descriptor = av_pix_fmt_desc_get(format) else { return false }
    return descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_RGB) == 0
  }

  static func apply(to context: UnsafeMutablePointer<AVCodecContext>) {
    context.pointee.color_range = AVCOL_RANGE_MPEG
    context.pointee.color_primaries = AVCOL_PRI_BT709
    context.pointee.color_trc = AVCOL_TRC_BT709
    context.pointee.colorspace = AVCOL_SPC_BT709
    context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
  }

  /// ProRes writes its header from the frame, not from the encoder's context.
  static func apply(to frame: UnsafeMutablePointer<AVFrame>) {
    frame.pointee.color_range = AVCOL_RANGE_MPEG
    frame.pointee.color_primaries = AVCOL_PRI_BT709
    frame.pointee.color_trc = AVCOL_TRC_BT709
    frame.pointee.colorspace = AVCOL_SPC_BT709
    frame.pointee.chroma_location = AVCHROMA_LOC_LEFT
  }
}
