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

  /// The libraries that decide what is in a file of this format.
  package static func versions(for format: MediaFormat) -> [String] {
    format == .gif
      ? gifLibraryVersions + FontLibrary.versions.map { "\($0.name) \($0.version)" } : versions
  }

  /// libavcodec's names of the encoders found, of those that can be used.
  package static var encoders: [String] { MediaLibraries.availableEncoders }
}
