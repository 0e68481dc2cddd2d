import CLibAV
import Glibc

/// The one door to libav's return codes, log and options.
enum LibAV {
  /// Loads the libraries. They print on stderr unless told otherwise; from here on their words are
  /// only kept.
  ///
  /// Idempotent and safe from any thread: it stores one function pointer.
  ///
  /// - Throws: `missingLibrary`.
  static func begin() throws(VideoError) {
    try LibAVLibrary.load()
    skl_capture_log(LibAVLibrary.avutil.symbol("av_log_set_callback"))
    // SVT-AV1 prints banners by itself and reads its level from here only.
    setenv("SVT_LOG", "0", 0)
  }

  /// Passes a return code on, or throws when it is negative.
  @discardableResult
  static func check(_ code: Int32, _ call: String) throws(VideoError) -> Int32 {
    guard code < 0 else { return code }
    throw .library(call: call, reason: reason(code))
  }

  /// Whether a code is the system's refusal, and says nothing of what a file holds.
  static func isRefusal(_ code: Int32) -> Bool {
    [ENOENT, EACCES, EISDIR, EIO, ENOSPC, ENOMEM, EMFILE, ENFILE, EROFS].contains(-code)
  }

  /// What went wrong, in the library's own words where it left any.
  static func reason(_ code: Int32) -> String {
    let words = trimmed(String(cString: skl_message()))
    skl_message().pointee = 0
    return words.isEmpty ? text(code) : "\(text(code)) (\(words))"
  }

  /// The text of a code alone: what matters when the operating system refused.
  static func text(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    _ = av_strerror(code, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while let last = line.last, last.isWhitespace || last == "." { line.removeLast() }
    return String(line)
  }
}
