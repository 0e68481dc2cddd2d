import Foundation
import SkeletonGraphics

/// Decoders by others.
enum Decoder: String, CaseIterable, Sendable {
  case ffmpeg
  case gifsicle
  case pillow

  static let directory = FileManager.default.temporaryDirectory

  var isInstalled: Bool {
    switch self {
    case .ffmpeg, .gifsicle: FileManager.default.isExecutableFile(atPath: "/usr/bin/\(rawValue)")
    case .pillow: (try? run("python3", ["-c", "import PIL"])) != nil
    }
  }

  /// Straight RGBA of all frames of each file, as the decoder shows them.
  func frames(_ gifs: [[UInt8]], sizes: [PixelSize]) throws -> [[[UInt8]]] {
    let folder = Self.directory.appending(path: "gif-judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = gifs.indices.map { folder.appending(path: "\($0).gif").path }
    for (gif, path) in zip(gifs, paths) { try Data(gif).write(to: URL(filePath: path)) }
    let streams: [[UInt8]]
    switch self {
    case .ffmpeg:
      streams = try paths.map {
        try run(
          "ffmpeg",
          ["-v", "error", "-i", $0, "-fps_mode", "passthrough"]
            + ["-f", "rawvideo", "-pix_fmt", "rgba", "-"])
      }
    case .pillow: streams = try Self.pillow(paths)
    case .gifsicle:
      // Its own composition, as full frames that Pillow need only unpack.
      for path in paths { _ = try run("gifsicle", ["-w", "--unoptimize", "-b", path]) }
      streams = try Self.pillow(paths)
    }
    return zip(streams, sizes).map { stream, size in
      stride(from: 0, to: stream.count, by: size.count * 4).map {
        Array(stream[$0..<min($0 + size.count * 4, stream.count)])
      }
    }
  }

  private static func pillow(_ paths: [String]) throws -> [[UInt8]] {
    let script = """
      import sys
      from PIL import Image
      Image.MAX_IMAGE_PIXELS = None
      for path in sys.argv[1:]:
          with Image.open(path) as image, open(path + ".rgba", "wb") as out:
              for i in range(image.n_frames):
                  image.seek(i)
                  out.write(image.convert("RGBA").tobytes())
      """
    _ = try run("python3", ["-c", script] + paths)
    return try paths.map { [UInt8](try Data(contentsOf: URL(filePath: $0 + ".rgba"))) }
  }
}

struct ToolFailure: Error {
  var tool: String
  var text: String
}

/// Runs a tool and returns what it prints.
@discardableResult
func run(_ tool: String, _ arguments: [String]) throws -> [UInt8] {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/" + tool)
  process.arguments = arguments
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
  let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw ToolFailure(tool: tool, text: text) }
  return bytes
}
