internal import Foundation

/// Rows below each other, in groups, from the top of a screen.
///
/// Rows are at least 44 points tall, with their content inset by 16 points at the sides and 11
/// above and below, and lines between them. Groups have corners of 10 points and lie 20 apart on
/// the grouped background; a plain list has neither. All rows are made, and those that the list's
/// frame has no room for are cut off.
public struct List<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  /// Makes a row of each view; views outside of any ``Section`` form groups of their own.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a row of each element that carries its identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row of each element that a property tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// A list of settings, which looks like any other ``List``.
public typealias Form<Content: View> = List<Content>

extension List: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let style = context.environment.listStyle
    let inner = context.with {
      $0.isInList = true
      $0.stackAxis = nil
    }
    let groups = ListGroups(inner.nodes(of: content), style: style)
    let list = ScrollView {
      if style.isPlain {
        groups
      } else {
        groups.padding(.vertical, ListMetrics.groupSpacing)
      }
    }
    .background(
      style.isPlain ? Color(uiColor: .systemBackground) : Color(uiColor: .systemGroupedBackground))
    return context.nodes(of: list)
  }
}

/// The rows of a list: those of a section together, those outside of any in groups of their own.
private struct ListGroups: View {
  private let groups: [[LayoutNode]]
  private let style: SystemListStyle

  init(_ nodes: [LayoutNode], style: SystemListStyle) {
    var groups: [[LayoutNode]] = []
    for node in nodes {
      let isSameGroup =
        groups.last.map { $0[0].sectionPart?.section === node.sectionPart?.section } ?? false
      if isSameGroup {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    self.groups = groups
    self.style = style
  }

  var body: some View {
    VStack(alignment: .leading, spacing: style.isPlain ? 0 : ListMetrics.groupSpacing) {
      ForEach(groups.indices, id: \.self) { index in
        if groups[index][0].sectionPart != nil {
          SectionGroup(nodes: groups[index], style: style)
        } else {
          ListRows(nodes: groups[index], style: style)
        }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A view that has been resolved already.
struct ResolvedView: PrimitiveView {
  typealias Body = Never
  let node: LayoutNode

  func nodes(in context: ViewContext) -> [LayoutNode] { [node] }
}

/// Rows with lines between them, on a rounded background unless the list is plain.
struct ListRows: View {
  let nodes: [LayoutNode]
  let style: SystemListStyle

  var body: some View {
    if style.isPlain {
      rows
    } else {
      rows
        .background(
          Color(uiColor: .secondarySystemGroupedBackground),
          in: RoundedRectangle(cornerRadius: ListMetrics.cornerRadius)
        )
        .padding(.horizontal, ListMetrics.inset)
    }
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(nodes.indices, id: \.self) { index in
        ResolvedView(node: nodes[index])
          .padding(.horizontal, ListMetrics.inset)
          .padding(.vertical, ListMetrics.rowPadding)
          .frame(
            maxWidth: .infinity, minHeight: ListMetrics.rowHeight, alignment: .leading
          )
          .overlay(alignment: .bottom) {
            if index < nodes.count - 1 { Divider().padding(.leading, ListMetrics.inset) }
          }
      }
    }
  }
}
