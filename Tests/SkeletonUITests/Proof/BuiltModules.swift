import Foundation

/// The modules and objects that this test was built from, for compiling more against them.
struct BuiltModules {
  /// The folder of the build's products.
  private let products: URL
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    products = URL(fileURLWithPath: executable).deletingLastPathComponent()
  }

  /// Compiles files together with our modules, with `SwiftUI` meaning ours, and runs the result.
  func run(_ files: [URL], in folder: URL) throws -> String {
    let program = folder.appendingPathComponent("probe")
    var arguments = ["swiftc", "-swift-version", "6", "-Onone", "-o", program.path]
    arguments += ["-module-name", "Probe", "-module-alias", "SwiftUI=SkeletonUI"]
    arguments += ["-package-name", try packageName()]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += try ["SkeletonGraphics", "SkeletonText", "SkeletonUI"].flatMap(objects)
    arguments += files.map(\.path) + (try fontLibraries())
    _ = try output(of: "/usr/bin/env", arguments)
    return try output(of: program.path, [])
  }

  /// What SkeletonText stands on: module maps, the headers they name, and the libraries.
  private func fontLibraries() throws -> [String] {
    let packages = ["fontconfig", "harfbuzz", "freetype2"]
    let maps = ["CFontconfig", "CHarfBuzz", "CFreeType"].flatMap {
      ["-I", root.appendingPathComponent("Sources/\($0)").path]
    }
    let flags = try output(of: "/usr/bin/env", ["pkg-config", "--cflags-only-I"] + packages)
    let headers = flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let libraries = try output(of: "/usr/bin/env", ["pkg-config", "--libs"] + packages)
    return maps + headers + libraries.split(whereSeparator: \.isWhitespace).map(String.init)
      + ["-l_FoundationICU"]
  }

  /// By the build's own list: its folder may also hold objects of sources that are gone.
  private func objects(of module: String) throws -> [String] {
    let map = products.appendingPathComponent("\(module).build/output-file-map.json")
    let files = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: map))
    let objects = files.values.compactMap { $0["object"] }
    return objects.filter(FileManager.default.fileExists).sorted()
  }

  /// What the build called the package, which decides who sees `package` declarations.
  private func packageName() throws -> String {
    let configuration = products.lastPathComponent
    let plan = products.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(configuration).yaml")
    let text = try String(contentsOf: plan, encoding: .utf8)
    guard let match = text.firstMatch(of: /"-package-name","([^"]+)"/) else {
      throw Failure(description: "no package name in \(plan.path)")
    }
    return String(match.output.1)
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("probe-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = try String(contentsOf: log, encoding: .utf8)
      throw Failure(description: "\(program) \(arguments.first ?? ""): \(message)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
