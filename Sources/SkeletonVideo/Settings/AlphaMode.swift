/// How the colour of a translucent pixel is stored beside its alpha.
package enum AlphaMode: String, Sendable, Hashable, CaseIterable {
  /// The colour as it is: what players and browsers take.
  case straight
  /// The colour times alpha: what some editors expect.
  case premultiplied
}
