public import Foundation
internal import SkeletonGraphics

/// Views in columns, row after row. All of them are laid out and drawn.
///
/// A row is as tall as its tallest view, each of which is offered the width of its column and no
/// height. Without columns nothing is drawn.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views in columns from the leading edge on.
  ///
  /// - Parameters:
  ///   - columns: the columns; adaptive ones may become several.
  ///   - alignment: where views stand in columns that do not say, vertically always in the middle.
  ///   - spacing: points between rows; nil for 8.
  ///   - content: the views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = GridRule(
      axis: .vertical, items: columns, spacing: spacing?.usable,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    let children = context.with { $0.stackAxis = nil }.nodes(of: content)
    return [
      LayoutNode(.stack(name: "LazyVGrid"), rule: rule, children: children, in: context.environment)
    ]
  }
}

/// Views in rows, column after column: a ``LazyVGrid`` with its axes exchanged.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views in rows from the top on.
  ///
  /// - Parameters:
  ///   - rows: the rows; adaptive ones may become several.
  ///   - alignment: where views stand in rows that do not say, horizontally always in the middle.
  ///   - spacing: points between columns; nil for 8.
  ///   - content: the views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = GridRule(
      axis: .horizontal, items: rows, spacing: spacing?.usable,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    let children = context.with { $0.stackAxis = nil }.nodes(of: content)
    return [
      LayoutNode(.stack(name: "LazyHGrid"), rule: rule, children: children, in: context.environment)
    ]
  }
}
