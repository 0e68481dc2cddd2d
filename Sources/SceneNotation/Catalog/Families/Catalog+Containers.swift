internal import SkeletonUI

extension Catalog {
  @Sendable static func addContainers(_ catalog: inout Catalog) {}
}
