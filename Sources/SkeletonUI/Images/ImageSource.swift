/// Finds the pictures that scenes name.
package protocol ImageSource: Sendable {
  /// - Throws: ``ImageError`` for a picture that is there and cannot be shown.
  func image(_ request: ImageRequest) throws(ImageError) -> ImageLookup
}

/// A picture as a view asks for it.
package struct ImageRequest: Sendable, Hashable {
  package var name: String
  /// Pixels a point, for the choice among variants.
  package var scale: Double
  package var colorScheme: ColorScheme
  /// Whether the name is that of a symbol which Xcode has made of an asset's name.
  package var isGeneratedSymbol = false

  package init(name: String, scale: Double, colorScheme: ColorScheme) {
    self.name = name
    self.scale = scale
    self.colorScheme = colorScheme
  }
}

package enum ImageLookup: Sendable {
  case found(ImageAsset)
  /// With what a person is told.
  case missing(reason: String)
  /// There is no place to look in.
  case unknown
}

/// Why a picture that is there cannot be shown.
package enum ImageError: Error, Sendable, Hashable {
  /// It is damaged, too large, or cannot be read.
  case unusable(String)
  /// What decodes it is not installed.
  case unavailable(String)
}

/// Knows no picture.
package struct NoImages: ImageSource {
  package init() {}
  package func image(_ request: ImageRequest) -> ImageLookup { .unknown }
}
