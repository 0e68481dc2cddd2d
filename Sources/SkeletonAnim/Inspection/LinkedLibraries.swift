import SkeletonGIF
import SkeletonText
import SkeletonVideo

/// The libraries that this process runs with.
package enum LinkedLibraries {
  /// `name version`, one each.
  package static var versions: [String] {
    gifLibraryVersions
      + MediaLibraries.versions.map { "\($0.name) \($0.version)" }
      + FontLibrary.versions.map { "\($0.name) \($0.version)" }
  }

  /// libavcodec's names of the encoders found, of those that can be used.
  package static var encoders: [String] { MediaLibraries.availableEncoders }
}
