package import SkeletonText

/// Where a view stands while the tree of views is turned into layout nodes.
package struct ViewContext {
  /// What the views above have set.
  package var environment: EnvironmentValues
  private var depth = 0
  private let session: ResolvingSession

  package init(environment: EnvironmentValues, session: ResolvingSession) {
    self.environment = environment
    self.session = session
  }

  /// What measures text.
  package var typesetter: any Typesetter { session.typesetter }

  /// The picture of a name in these surroundings; nil where there is none, which is kept for whoever
  /// is to be told.
  ///
  /// - Parameters:
  ///   - isSymbol: whether the name is that of a symbol which Xcode has made.
  ///   - place: where a source names it, in UTF-8 units.
  func image(_ name: String, isSymbol: Bool, at place: Int?) -> ImageAsset? {
    guard session.failure == nil else { return nil }
    var request = ImageRequest(
      name: name, scale: environment.displayScale, colorScheme: environment.colorScheme)
    request.isGeneratedSymbol = isSymbol
    do {
      switch try session.images.image(request) {
      case .found(let asset): return asset
      case .missing(let reason):
        session.substitutions.merge([
          Substitution(of: .picture(reason: reason), item: name, place: place)
        ])
      case .unknown: break
      }
    } catch {
      session.failure = .image(error, place: place)
    }
    return nil
  }

  /// Notes which colour scheme the picture should have, unless a view before has said so.
  func prefer(_ colorScheme: ColorScheme?) {
    session.preferredColorScheme = session.preferredColorScheme ?? colorScheme
  }

  /// The layout nodes of a view: as many as the children it counts for in a container.
  package func nodes<Content: View>(of view: Content) -> [LayoutNode] {
    guard let context = deeper() else { return [] }
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: context) }
    DynamicProperties.update(of: view, in: environment)
    let nodes = context.nodes(of: view.body)
    guard !(view is any Shape), !(view is any UnnamedView) else { return nodes }
    let name = typeName(of: view)
    for node in nodes { node.enclosingViews.append(name) }
    return nodes
  }

  /// The same place with a change to the environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// One level further down, or nil when the views nest too deeply to go on.
  private func deeper() -> ViewContext? {
    guard session.failure == nil else { return nil }
    guard depth < ResolvingSession.maximumDepth else {
      session.failure = .nestedTooDeeply(limit: ResolvingSession.maximumDepth)
      return nil
    }
    var context = self
    context.depth += 1
    return context
  }
}

/// A view that is left out of paths: what is in it stands for itself.
package protocol UnnamedView: View {}

/// The name of a value's type, without module and generic arguments.
package func typeName(of value: some Any) -> String {
  let name = String(describing: type(of: value as Any))
  return String(name.prefix { $0 != "<" })
}
