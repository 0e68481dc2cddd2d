package import SkeletonGraphics
package import SkeletonTimeline

/// Decodes the pictures of a media file one by one, in the order in which they are shown.
package struct MediaReader: ~Copyable {
  package struct Frame: Sendable, Equatable {
    /// When the picture appears, in seconds.
    package var time: Rational
    package var size: PixelSize
    /// Straight RGBA, 4 bytes a pixel, rows from the top.
    package var pixels: [UInt8]
  }

  fileprivate let source: any PictureSource
  fileprivate let path: String

  /// - Throws: `cannotRead`, `malformed`, `missingCodec`.
  package static func open(_ path: String) throws(VideoError) -> MediaReader {
    let file = try MappedFile.open(path)
    if let webp = WebPFile(file), webp.isAnimated {
      return MediaReader(source: try WebPAnimationReader(file, webp, path: path), path: path)
    }
    return MediaReader(source: try StreamReader(path), path: path)
  }

  /// The next picture, or nil after the last.
  ///
  /// - Throws: `malformed`.
  package mutating func next() throws(VideoError) -> Frame? {
    do throws(VideoError) {
      return try source.next()
    } catch .library(_, let reason) {
      throw .malformed(path: path, reason: reason)
    }
  }

  /// Decodes the next picture without making its pixels; whether there is one.
  ///
  /// - Throws: `malformed`.
  package mutating func skip() throws(VideoError) -> Bool {
    do throws(VideoError) {
      return try source.skip()
    } catch .library(_, let reason) {
      throw .malformed(path: path, reason: reason)
    }
  }
}

/// Gives the pictures of one file, each once.
protocol PictureSource: AnyObject {
  func next() throws(VideoError) -> MediaReader.Frame?
  func skip() throws(VideoError) -> Bool
}

extension PictureSource {
  func skip() throws(VideoError) -> Bool { try next() != nil }
}
