/// What a view tells the containers around it; modifiers hand it on.
package struct LayoutTraits: Sendable, Hashable {
  /// Served before lower ones by stacks.
  package var priority = 0.0
  /// Drawn over lower ones.
  package var zIndex = 0.0
  /// Whether stacks leave no default spacing beside the view.
  package var isSpacer = false

  package init(priority: Double = 0, zIndex: Double = 0, isSpacer: Bool = false) {
    self.priority = priority
    self.zIndex = zIndex
    self.isSpacer = isSpacer
  }
}
