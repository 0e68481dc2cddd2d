import SkeletonGraphics

extension VideoSettings {
  /// Refuses what the codec cannot hold, before anything is drawn.
  ///
  /// - Throws: the `VideoError` of the first rule that is broken.
  package func validate() throws(VideoError) {
    let traits = codec.traits
    guard traits.containers.contains(container) else {
      throw .unsupportedContainer(container, codec)
    }
    guard frameCount >= 1 else { throw .noFrames }
    let greatest = (width: traits.longestSide, height: traits.greatestHeight ?? traits.longestSide)
    guard (traits.shortestSide...greatest.width).contains(size.width),
      (traits.shortestSide...greatest.height).contains(size.height)
    else {
      throw .sizeOutOfRange(size, codec)
    }
    guard !traits.needsEvenSize || (size.width % 2 == 0 && size.height % 2 == 0) else {
      throw .oddSize(size, codec)
    }
    guard traits.depths.contains(depth) else { throw .unsupportedDepth(depth, codec) }
    guard !hasAlpha || traits.alphaContainers.contains(container) else {
      throw .unsupportedAlpha(codec, container)
    }
    try validateQuality(traits)
  }

  private func validateQuality(_ traits: CodecTraits) throws(VideoError) {
    if let rateFactor, let accepted = traits.rateFactors, !accepted.contains(rateFactor) {
      throw .rateFactorOutOfRange(rateFactor, codec)
    }
    if let preset, !traits.presets.isEmpty, !traits.presets.contains(preset) {
      throw .unknownPreset(preset, codec)
    }
  }
}
