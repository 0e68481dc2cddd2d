internal import SkeletonUI

extension Catalog {
  @Sendable static func addGeometry(_ catalog: inout Catalog) {
    catalog.type("CGSize", given("width", CGFloat.self), given("height", CGFloat.self)) {
      CGSize(width: $0, height: $1)
    }
    catalog.type("CGPoint", given("x", CGFloat.self), given("y", CGFloat.self)) {
      CGPoint(x: $0, y: $1)
    }
    catalog.type(
      "CGRect", given("x", CGFloat.self), given("y", CGFloat.self), given("width", CGFloat.self),
      given("height", CGFloat.self)
    ) { CGRect(x: $0, y: $1, width: $2, height: $3) }
    catalog.type("CGRect", given("origin", CGPoint.self), given("size", CGSize.self)) {
      CGRect(origin: $0, size: $1)
    }
    catalog.constant("CGSize", "zero") { CGSize(width: 0, height: 0) }
    catalog.constant("CGPoint", "zero") { CGPoint(x: 0, y: 0) }
    catalog.constant("CGRect", "zero") { CGRect(x: 0, y: 0, width: 0, height: 0) }
    catalog.property("width") { (size: CGSize) in Double(size.width) }
    catalog.property("height") { (size: CGSize) in Double(size.height) }
    catalog.property("x") { (point: CGPoint) in Double(point.x) }
    catalog.property("y") { (point: CGPoint) in Double(point.y) }
    addRectangles(&catalog)
  }

  private static func addRectangles(_ catalog: inout Catalog) {
    catalog.property("origin") { (rect: CGRect) in rect.origin }
    catalog.property("size") { (rect: CGRect) in rect.size }
    catalog.property("width") { (rect: CGRect) in Double(rect.size.width) }
    catalog.property("height") { (rect: CGRect) in Double(rect.size.height) }
    catalog.property("minX") { (rect: CGRect) in Double(rect.origin.x) }
    catalog.property("minY") { (rect: CGRect) in Double(rect.origin.y) }
    catalog.property("midX") { (rect: CGRect) in Double(rect.origin.x + rect.size.width / 2) }
    catalog.property("midY") { (rect: CGRect) in Double(rect.origin.y + rect.size.height / 2) }
    catalog.property("maxX") { (rect: CGRect) in Double(rect.origin.x + rect.size.width) }
    catalog.property("maxY") { (rect: CGRect) in Double(rect.origin.y + rect.size.height) }
  }
}
