public import Foundation
internal import SkeletonGraphics
internal import SkeletonText

/// A picture of the scene's folder; where there is none, and for symbols, a box that takes the
/// room.
///
/// Asset catalogs are looked into first, then PNG, JPEG and WebP files, of which the `@2x` or `@3x`
/// variant is taken that suits the picture's scale. The box has the foreground style at an opacity
/// of 0.16, as a redacted picture does. A missing picture is a note of the run's report; one that
/// is damaged or too large is an error of the run.
public struct Image: View, Sendable {
  public typealias Body = Never

  private enum Source: Sendable {
    case picture(String, isSymbol: Bool)
    case symbol(String)
  }

  private let source: Source
  /// Where a source of views names it, in UTF-8 units.
  private let place: Int?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.low

  /// A symbol, drawn as a box with round corners: a square as high as a line of the text around it.
  public init(systemName: String) {
    self.init(systemName: systemName, at: nil)
  }

  /// A picture by its name, without extension or scale. The bundle is ignored: one folder serves
  /// all.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, at: nil)
  }

  /// The same picture, described for those who cannot see it; the label is ignored.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, at: nil)
  }

  /// The same picture, which means nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, at: nil)
  }

  /// - Parameters:
  ///   - isSymbol: whether the name is that of a symbol which Xcode has made of an asset's.
  ///   - place: where a source names it, for messages.
  package init(_ name: String, isSymbol: Bool = false, at place: Int?) {
    source = .picture(name, isSymbol: isSymbol)
    self.place = place
  }

  /// - Parameter place: where a source names it, for messages.
  package init(systemName: String, at place: Int?) {
    source = .symbol(systemName)
    self.place = place
  }
}

extension Image: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let asset = asset(in: context)
    let rule = ImageRule(
      natural: asset?.size ?? symbolSize(in: environment), isResizable: resizing != nil)
    let leaf: any Leaf =
      if let asset, !environment.isRedacted {
        PictureLeaf(
          asset: asset, tint: tint(of: asset, in: environment), resizing: resizing ?? Resizing(),
          sampling: interpolation.sampling)
      } else {
        BoxLeaf(
          paint: environment.redactionStyle.paint(
            inPlaceOf: ForegroundStyle().paint(in: environment), in: environment),
          cornerRadius: resizing == nil && asset == nil ? rule.natural.width / 6 : 0,
          substitutions: environment.isRedacted ? [] : substitutions)
      }
    return [LayoutNode(.leaf(leaf), rule: rule, in: environment)]
  }

  private func asset(in context: ViewContext) -> ImageAsset? {
    guard case .picture(let name, let isSymbol) = source else { return nil }
    return context.image(name, isSymbol: isSymbol, at: place)
  }

  /// What is to be said where a box is seen; pictures that are missing are told when they are sought.
  private var substitutions: [Substitution] {
    guard case .symbol(let name) = source else { return [] }
    return [Substitution(of: .symbols, item: name, place: place)]
  }

  /// A square as high as a line of text.
  private func symbolSize(in environment: EnvironmentValues) -> Size {
    let font = (environment.font ?? .body).spec(in: environment, environment.textAttributes)
    let grid = PixelGrid(scale: environment.displayScale)
    let side = grid.roundedUp(SystemFontMetrics.lineHeight * font.size)
    return Size(width: side, height: side)
  }

  /// What is painted through the picture's alpha; nil for its own colours.
  private func tint(of asset: ImageAsset, in environment: EnvironmentValues) -> StylePaint? {
    let mode = renderingMode ?? (asset.isTemplate ? .template : .original)
    return mode == .template ? ForegroundStyle().paint(in: environment) : nil
  }
}
