/// What became of one asset.
package struct AssetReport: Sendable, Hashable, Codable {
  package enum Status: String, Sendable, Hashable, Codable {
    /// Drawn and verified in this run.
    case drawn
    /// There already, made of the same inputs.
    case upToDate
    /// Not there: the run ended before it, or its turn failed.
    case missing
    /// Tried and failed; no file is left of it, other than an older one.
    case failed
  }

  /// Under the campaign's folder, with slashes.
  package var path: String
  package var scene: String
  package var format: String
  /// The options it was drawn with, by long name without dashes, joined by commas where repeated.
  package var options: [String: String]
  /// What follows the tool's name on the command line that draws it.
  package var arguments: [String]
  package var status: Status
  /// Of everything that decides the bytes: scene, options, fonts, theme, version. In hexadecimal.
  package var inputs: String
  /// What the file holds; nil when there is none.
  package var file: File?
  /// What the reader should know of a file that is right: limits that cost something, roundings.
  package var notes: [String]
  /// Why it failed or is missing.
  package var failure: String?

  package struct File: Sendable, Hashable, Codable {
    package var bytes: Int
    /// SHA-256 of the file's bytes, in hexadecimal.
    package var sha256: String
    /// In pixels.
    package var width: Int
    package var height: Int
    package var frames: Int
    /// In seconds, of the animation; 0 for a still.
    package var duration: Double
    /// The most that a pixel differs from the drawn one, in levels; nil where it was not measured.
    package var maxError: Int?
    package var isLossless: Bool
    /// Time it took to draw and write, in seconds; 0 when it was up to date.
    package var seconds: Double

    package init(
      bytes: Int, sha256: String, width: Int, height: Int, frames: Int, duration: Double,
      maxError: Int? = nil, isLossless: Bool, seconds: Double
    ) {
      self.bytes = bytes
      self.sha256 = sha256
      self.width = width
      self.height = height
      self.frames = frames
      self.duration = duration
      self.maxError = maxError
      self.isLossless = isLossless
      self.seconds = seconds
    }
  }

  package init(_ asset: Asset, inputs: String) {
    path = asset.path
    scene = asset.scene
    format = asset.format
    options = asset.options.mapValues { $0.joined(separator: ",") }
    arguments = asset.arguments
    status = .missing
    self.inputs = inputs
    file = nil
    notes = []
    failure = nil
  }
}
