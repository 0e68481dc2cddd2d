import SkeletonTimeline

extension VideoSettings {
  /// Puts into a finished file what libavformat's muxer for the container cannot say: texts of
  /// APNG and WebP, and lengths that are no whole number of its ticks.
  ///
  /// - Throws: `cannotRead`, `cannotWrite`, `malformed`.
  func complete(_ path: String) throws(VideoError) {
    switch container {
    case .mp4, .mov: break
    case .apng:
      let texts = PNGChunk.texts(title: title, alt: alt)
      guard !texts.isEmpty else { return }
      var bytes = try FileBytes.read(path)
      bytes.insert(contentsOf: texts.flatMap(\.bytes), at: PNGChunk.endOfHeader)
      try FileBytes.replace(path, with: bytes)
    case .webp:
      var file = try WebPEditing(FileBytes.read(path), path: path)
      if frameCount > 1 { file.animate(size: size, loop: loop) }
      file.setTotalDuration(milliseconds: (duration * Rational(1000)).rounded)
      if let packet = XMP.packet(title: title, alt: alt) { file.addMetadata(packet, size: size) }
      try FileBytes.replace(path, with: file.bytes)
    case .webm:
      var bytes = try FileBytes.read(path)
      try WebMDuration.set(milliseconds: (duration * Rational(1000)).double, in: &bytes, path: path)
      try FileBytes.replace(path, with: bytes)
    }
  }
}
