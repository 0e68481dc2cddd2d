/// What a scene asks for beside its source, as is known once it is laid out.
///
/// Asked again later, the same answers give the same picture.
package struct Demand: Sendable, Hashable, Codable {
  /// Questions that texts put to the fonts of the machine.
  package var fonts: [String]
  /// Files that images are read from or looked for, from the manifest's folder.
  package var images: [String]

  /// What images are called, which asset catalogs may answer before files do.
  package var imageNames: [String]

  package init(fonts: [String] = [], images: [String] = [], imageNames: [String] = []) {
    self.fonts = fonts
    self.images = images
    self.imageNames = imageNames
  }
}
