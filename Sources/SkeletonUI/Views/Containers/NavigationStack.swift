internal import Foundation

/// The room of a whole screen for its content: all that is offered, with the root in the middle.
/// Bars, titles and other screens are not drawn.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Shows the first screen.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public var body: some View {
    ZStack { root }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The older name of ``NavigationStack``.
public typealias NavigationView<Root: View> = NavigationStack<Root>

/// A label that leads to another screen. The label alone is drawn, without the tint or the arrow
/// that some containers add.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  /// Shows a label; the destination is not even made.
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shows a label; the destination is ignored.
  public init(destination: some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shows a label; the value to present is ignored.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  /// Shows a title; the destination is not even made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> some View) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Shows a title; the destination is ignored.
  public init(_ titleKey: LocalizedStringKey, destination: some View) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Shows a title; the value to present is ignored.
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }
}
