/// The x264 settings that skeleton animations want: flat shapes under a soft moving highlight.
///
/// Measured on the design's benchmarks, against `-preset medium -crf 18` (wall: 1920×1080, 60 fps,
/// 180 frames; phone: 780×1688, 45 frames; time is the processor time of the encoder):
///
/// | settings | wall: time, bytes, dB | phone: time, bytes, dB |
/// | --- | --- | --- |
/// | medium, factor 18 | 1, 1, 62.0 | 1, 1, 69.6 |
/// | superfast, factor 18 | 0.40, 1.47, 64.8 | 0.59, 1.77, 74.3 |
/// | ultrafast + CABAC + deblocking, factor 20 | 0.21, 1.08, 61.6 | 0.37, 1.31, 71.1 |
/// | the same, + intra 4×4, factor 20 | 0.22, 1.07, 61.8 | 0.37, 1.22, 72.0 |
/// | the same at quantiser 14 | 0.18, 1.04, 62.8 | 0.31, 0.99, 70.7 |
/// | the same, 3 B-frames | 0.23, 0.91, 62.0 | 0.34, 0.97, 69.7 |
/// | **+ intra 8×8 and its transform** | 0.18, 1.05, 62.7 | 0.31, 1.00, 70.7 |
///
/// What did not pay: half-sample search (a quarter slower for 1 % of the bytes), trellis, weighted
/// prediction, a second reference, adaptive quantisation (a third more bytes), chroma offsets.
///
/// A constant quantiser is better here than a rate factor, which spends more on frames that are
/// simple, and needs x264's small copies of every frame for its estimate. It also leaves out the
/// look-ahead, which holds 40 frames in memory. Without B-frames the file needs no edit list.
enum X264ForSkeletons {
  static func options(rateFactor: Int) -> [String: String] {
    let parameters = [
      "cabac=1", "no-deblock=0", "scenecut=0", "partitions=i4x4,i8x8", "8x8dct=1",
    ]
    return [
      "preset": "ultrafast", "qp": "\(quantizer(rateFactor))",
      "x264-params": parameters.joined(separator: ":"),
    ]
  }

  /// The quantiser whose quality and size are those of x264's rate factor on this content; 0
  /// would be lossless and is never used.
  static func quantizer(_ rateFactor: Int) -> Int { max(rateFactor - 4, 1) }
}
