internal import Foundation

/// Views that belong together, with a header and a footer.
///
/// In a ``List`` the content is a group of rows, with header and footer in the footnote font and
/// the secondary colour, 6 points away. Elsewhere header, content and footer are children of the
/// container around the section.
public struct Section<Header: View, Content: View, Footer: View>: View {
  public typealias Body = Never
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Groups views between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Groups views without header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Groups views below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Groups views below a title, which keeps its letters' case.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
}

extension Section: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    guard context.environment.isInList else {
      return context.nodes(of: header) + context.nodes(of: content) + context.nodes(of: footer)
    }
    let style = context.environment.listStyle
    let rows = context.nodes(of: content)
    let outside = context.with { $0.isInList = false }
    let group = VStack(alignment: .leading, spacing: ListMetrics.headerSpacing) {
      Group { header }.modifier(ListCaption())
      if !rows.isEmpty { ListRows(nodes: rows, style: style) }
      Group { footer }.modifier(ListCaption())
    }
    let nodes = outside.nodes(of: group)
    for node in nodes { node.enclosingViews.append(ListMetrics.sectionName) }
    return nodes
  }
}

/// How headers and footers of a list stand.
private struct ListCaption: ViewModifier {
  @Environment(\.listStyle) private var style

  func body(content: Content) -> some View {
    content
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, style.isPlain ? ListMetrics.inset : ListMetrics.inset * 2)
  }
}
