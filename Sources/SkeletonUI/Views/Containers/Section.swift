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
    let outside = context.with { $0.isInList = false }
    let section = SectionPart.Identity()
    func parts(_ kind: SectionPart.Kind, _ nodes: [LayoutNode]) -> [LayoutNode] {
      for node in nodes { node.sectionPart = SectionPart(section: section, kind: kind) }
      return nodes
    }
    return parts(.header, outside.nodes(of: Group { header }.modifier(ListCaption())))
      + parts(.row, context.nodes(of: content))
      + parts(.footer, outside.nodes(of: Group { footer }.modifier(ListCaption())))
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
