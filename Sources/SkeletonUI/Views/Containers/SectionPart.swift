/// What a view of a section is in the list around it.
///
/// A section hands its list single views, so that a modifier of the section goes to each of them,
/// as in SwiftUI, and the list finds together by this what belongs together.
struct SectionPart {
  enum Kind { case header, row, footer }
  final class Identity {}

  let section: Identity
  let kind: Kind
}

/// The parts of one section of a list, below each other.
struct SectionGroup: PrimitiveView {
  typealias Body = Never
  let nodes: [LayoutNode]
  let style: SystemListStyle

  func nodes(in context: ViewContext) -> [LayoutNode] {
    func parts(_ kind: SectionPart.Kind) -> [LayoutNode] {
      nodes.filter { $0.sectionPart?.kind == kind }
    }
    let (headers, rows, footers) = (parts(.header), parts(.row), parts(.footer))
    let group = VStack(alignment: .leading, spacing: ListMetrics.headerSpacing) {
      ForEach(headers.indices, id: \.self) { ResolvedView(node: headers[$0]) }
      if !rows.isEmpty { ListRows(nodes: rows, style: style) }
      ForEach(footers.indices, id: \.self) { ResolvedView(node: footers[$0]) }
    }
    let result = context.nodes(of: group)
    for node in result { node.enclosingViews.append(ListMetrics.sectionName) }
    return result
  }
}
