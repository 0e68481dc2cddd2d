import SkeletonGraphics
import SkeletonText
import SkeletonUI

extension SceneOptions {
  /// What a scene is laid out for.
  ///
  /// - Parameters:
  ///   - canvas: the scene's own canvas, for what the options leave open.
  ///   - background: the scene's own background.
  init(
    _ picture: PictureOptions, _ typesetter: any Typesetter,
    canvas: (width: Double, height: Double?), background: (SceneOptions) -> RGBA?
  ) {
    self.init(
      width: picture.width ?? canvas.width,
      height: picture.width == nil ? picture.height ?? canvas.height : picture.height,
      scale: picture.scale, typesetter: typesetter)
    theme = picture.theme
    colorScheme = picture.colorScheme ?? .light
    layoutDirection = picture.layoutDirection
    dynamicTypeSize = picture.dynamicTypeSize
    safeArea = picture.safeArea
    isLoading = picture.isLoading
    shimmer = ShimmerSettings(picture)
    redaction = RedactionStyle(
      bar: picture.redactionBar == .cap ? .cap : .line, opacity: picture.redactionOpacity,
      cornerRadius: picture.redactionRadius)
    switch picture.background {
    case .automatic:
      self.background = background(self) ?? (colorScheme == .light ? .white : .black)
    case .color(let color):
      self.background = color.rgba(in: environment)
      theme.palette.surfaceSunken = SKThemeColor(light: color, dark: color)
    case .transparent:
      self.background = nil
      theme.palette.surfaceSunken = SKThemeColor(RGBA.clear)
    }
  }
}

extension ShimmerSettings {
  fileprivate init(_ picture: PictureOptions) {
    self.init(
      effect: Effect(rawValue: picture.effect.rawValue) ?? .shimmer,
      wave: Wave(rawValue: picture.wave.rawValue) ?? .view)
    highlight = picture.highlight?.rgba(in: EnvironmentValues())
    strength = picture.strength
    band = picture.band
    angle = picture.angle.map(Angle.degrees)
    profile = picture.profile
  }
}
