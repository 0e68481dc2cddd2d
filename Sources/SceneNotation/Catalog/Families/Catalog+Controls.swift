internal import SkeletonUI

extension Catalog {
  @Sendable static func addControls(_ catalog: inout Catalog) {}
}
