/// A shape that is listed under another name than its type's.
protocol NamedShape {
  var name: String { get }
}

extension Shape {
  /// What the shape is called in listings.
  var listedName: String { (self as? any NamedShape)?.name ?? typeName(of: self) }
}
