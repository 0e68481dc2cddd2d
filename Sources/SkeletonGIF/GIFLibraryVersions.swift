import CGIF
import CImageQuant

/// The libraries that GIFs are made with, as `name version`.
package let gifLibraryVersions: [String] = [
  "giflib \(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)",
  "libimagequant \(LIQ_VERSION_STRING)",
]
