import CGIF

/// The one place that reads giflib's return codes.
enum GIFLib {
  /// - Throws: `GIFError.library` unless `result` is `GIF_OK`.
  static func check(
    _ result: Int32, _ function: String, _ file: UnsafeMutablePointer<GifFileType>
  ) throws(GIFError) {
    if result != GIF_OK { throw error(function, code: file.pointee.Error) }
  }

  static func error(_ function: String, code: Int32) -> GIFError {
    .library(function: function, code: code, text: text(code))
  }

  static func text(_ code: Int32) -> String {
    // Unknown codes have no text.
    GifErrorString(code).map { String(cString: $0) } ?? "unknown error"
  }
}
