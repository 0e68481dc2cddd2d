// The entry of libFuzzer: any bytes given to one of the tool's inputs must end in a result or an
// error. Not part of the package's targets: Scripts/fuzz compiles it with the tool's sources and
// the fuzzer's runtime.

import Glibc

/// What takes the bytes; FUZZ_TARGET names it.
enum FuzzTarget: String {
  case gif, media, notation, options, colors, themes

  static let chosen = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .gif: fuzzGIF(bytes)
    case .media: fuzzMedia(bytes)
    case .notation: fuzzNotation(bytes)
    case .options: fuzzOptions(bytes)
    case .colors: fuzzColors(bytes)
    case .themes: fuzzThemes(bytes)
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let target = FuzzTarget.chosen else { preconditionFailure("FUZZ_TARGET names no target") }
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Runs what may refuse its input, which it has to do in words.
func attempt(_ body: () throws -> Void) {
  do { try body() } catch { precondition(!"\(error)".isEmpty) }
}
