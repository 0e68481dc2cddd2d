import SkeletonAnim

/// The text of `--version`.
enum Version {
  static let number = "0.1.0"

  static var text: String {
    """
    skeleton-anim \(number)
    libraries: \(LinkedLibraries.versions.joined(separator: ", "))
    encoders: \(LinkedLibraries.encoders.joined(separator: ", "))

    """
  }
}
