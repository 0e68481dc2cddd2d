package import SkeletonGraphics

/// One view as layout sees it: how it sizes and places its children, and what it draws.
///
/// Sizes are kept by proposal, since stacks ask each child several times and would otherwise ask
/// nested stacks exponentially often.
package final class LayoutNode {
  package let role: Role
  package let rule: any LayoutRule
  package let children: [LayoutNode]
  package let isRightToLeft: Bool
  package var traits: LayoutTraits
  /// The types of the custom views whose body this node is or is part of, innermost first.
  package var enclosingViews: [String] = []
  /// What `.id` called the view.
  package var id: String?
  /// Which part of a section of a list it is, whatever has been put around it since.
  var sectionPart: SectionPart?

  /// Guides that the view or something in it may set explicitly.
  private let guides: Set<AlignmentKey>
  private var sizes: [Proposal: Size] = [:]
  private var placements: [Proposal: [Placement]] = [:]

  package enum Role {
    /// Arranges its children, which paths name and count.
    case stack(name: String)
    /// Changes the layout of its child; listed only when it has an id.
    case modifier(name: String)
    /// Changes how its one child is drawn.
    case effect(any DrawingEffect)
    /// Draws.
    case leaf(any Leaf)
  }

  package var isStack: Bool {
    if case .stack = role { true } else { false }
  }

  package init(
    _ role: Role, rule: any LayoutRule, children: [LayoutNode] = [],
    traits: LayoutTraits = LayoutTraits(), in environment: EnvironmentValues
  ) {
    self.role = role
    self.rule = rule
    self.children = children
    self.traits = traits
    isRightToLeft = environment.isRightToLeft
    guides = children.reduce(into: rule.ownGuides) { $0.formUnion($1.guides) }
    switch role {
    case .modifier, .effect: sectionPart = children.lazy.compactMap(\.sectionPart).first
    case .stack, .leaf: break
    }
  }

  /// The size in answer to a proposal, in points.
  package func size(for proposal: Proposal) -> Size {
    if let known = sizes[proposal] { return known }
    let size = rule.size(of: self, for: proposal)
    sizes[proposal] = size
    return size
  }

  /// Where each child goes when the view has been given a proposal; leading is at the left.
  package func childPlacements(for proposal: Proposal) -> [Placement] {
    if let known = placements[proposal] { return known }
    let result = rule.placements(in: self, for: proposal)
    placements[proposal] = result
    return result
  }

  /// The guide if the view sets it, else nil.
  package func explicitGuide(_ key: AlignmentKey, for proposal: Proposal) -> Double? {
    guides.contains(key) ? rule.explicitGuide(key, of: self, for: proposal) : nil
  }

  package func dimensions(for proposal: Proposal) -> ViewDimensions {
    ViewDimensions(size(for: proposal)) { self.explicitGuide($0, for: proposal) }
  }

  package func guide(_ key: AlignmentKey, for proposal: Proposal) -> Double {
    dimensions(for: proposal)[key]
  }

  /// A point of both guides.
  package func guide(_ alignment: Alignment, for proposal: Proposal) -> Point {
    let dimensions = dimensions(for: proposal)
    return Point(x: dimensions[alignment.horizontal.key], y: dimensions[alignment.vertical.key])
  }
}
