public import Foundation

/// A shimmering placeholder: a bar, a circle or lines of text, in ``SK/Palette/placeholder``.
///
/// ```swift
/// VStack(spacing: SK.Space.md) {
///   SKSkeleton(.circle, size: 88)
///   SKSkeleton(.text(lines: 3))
/// }
/// ```
public struct SKSkeleton: View {
  /// What the placeholder stands for.
  public enum Shape_: Sendable {
    /// A bar as wide as it may be, 16 points tall.
    case rect
    /// An avatar of 44 points.
    case circle
    /// Lines 12 points tall and `SK.Space.sm` apart, of which the last of several is at most 160
    /// wide; fewer than one is one.
    case text(lines: Int)
  }

  private let shape: Shape_
  private let size: CGFloat?
  private let cornerRadius: CGFloat

  /// Makes a placeholder that shimmers by itself.
  ///
  /// - Parameters:
  ///   - shape: what it stands for.
  ///   - size: the height of a bar (nil: 16) or of a line (nil: 12), the diameter of a circle (nil:
  ///     44), in points. Negative and non-finite ones take what is offered.
  ///   - cornerRadius: of bars and lines, in points, held to half their height.
  public init(
    _ shape: Shape_ = .rect, size: CGFloat? = nil, cornerRadius: CGFloat = SK.Radius.sm
  ) {
    self.shape = shape
    self.size = size
    self.cornerRadius = cornerRadius
  }

  public var body: some View {
    placeholder
      .skShimmer()
      .accessibilityHidden(true)
  }

  @ViewBuilder private var placeholder: some View {
    switch shape {
    case .rect: bar(height: size ?? 16)
    case .circle:
      let diameter = size ?? 44
      Circle().fill(SK.Palette.placeholder).frame(width: diameter, height: diameter)
    case .text(let lines): paragraph(of: max(lines, 1))
    }
  }

  private func bar(height: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
      .fill(SK.Palette.placeholder)
      .frame(height: height)
  }

  private func paragraph(of lines: Int) -> some View {
    VStack(alignment: .leading, spacing: SK.Space.sm) {
      ForEach(0..<lines, id: \.self) { line in
        let isShort = lines > 1 && line == lines - 1
        bar(height: size ?? 12).frame(maxWidth: isShort ? 160 : .infinity, alignment: .leading)
      }
    }
  }
}
