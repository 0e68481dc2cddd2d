/// A shape that is listed under another name than its type's.
protocol NamedShape {
  var name: String { get }
}
