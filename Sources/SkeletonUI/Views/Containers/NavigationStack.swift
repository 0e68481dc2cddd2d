internal import Foundation

/// The room of a whole screen for its content; bars are not drawn.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public var body: some View {
    ZStack { root }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The older name.
public typealias NavigationView<Root: View> = NavigationStack<Root>

/// A label that leads to another screen.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(destination: some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> some View) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: some View) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }
}
