/// A picture that a scene names and that is not there.
package struct MissingImage: Sendable, Hashable {
  package var name: String
  /// Where its source names it, in UTF-8 units; nil for views that come from no source.
  package var place: Int?
  package var reason: String
}
