/// The way from the root of a scene to a view: the names of containers and custom views.
///
/// Children of a container with several carry their index: `VStack/Card[2]/HStack/Circle[0]`.
package struct ViewPath: Sendable, Hashable, CustomStringConvertible {
  private var names: [String] = []
  /// The place among siblings, for the next name.
  private var index: Int?

  package init() {}

  /// The path of one child of the view at this path.
  package func child(_ index: Int, of count: Int) -> ViewPath {
    guard count > 1 else { return self }
    var path = self
    path.index = index
    return path
  }

  package func appending(_ name: String) -> ViewPath {
    var path = self
    path.names.append(index.map { "\(name)[\($0)]" } ?? name)
    path.index = nil
    return path
  }

  package var description: String { names.joined(separator: "/") }
}
