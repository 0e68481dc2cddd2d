package import SkeletonGraphics

/// One picture on its way to the encoder, in the format that ``VideoSettings/frameFormat`` names.
package enum VideoFrame: Sendable {
  case yuv420(YUV420Frame)
  /// Straight alpha, 4 bytes a pixel, R first, rows from the top without padding.
  case rgba([UInt8])
}
