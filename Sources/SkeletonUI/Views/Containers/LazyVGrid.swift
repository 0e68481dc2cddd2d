public import Foundation
internal import SkeletonGraphics

/// Views in columns, row after row.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Without `spacing`, 8 points between rows.
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

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Without `spacing`, 8 points between columns.
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
