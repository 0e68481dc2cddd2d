// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftParser and SwiftSyntax come with the toolchain. Its folder is that of the library through
// which the package manager reads this very file, however the toolchain was called.
let toolchainLibraries: String = {
  // By a file handle, since reading such a file as a string may end after the first page.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix(library) }),
    let start = line.firstIndex(of: "/")
  else { preconditionFailure("no toolchain around \(lines.count) mappings") }
  return line[start...].dropLast(library.count) + "/host"
}()
let linkToolchainLibraries: [LinkerSetting] = [
  .unsafeFlags([
    "-L", toolchainLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries,
  ]),
  .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
]

let package = Package(
  name: "skeleton-anim",
  products: [
    .library(name: "SkeletonAnim", targets: ["SkeletonAnim"]),
    .executable(name: "skeleton-anim", targets: ["skeleton-anim"]),
  ],
  targets: [
    // MARK: Vocabulary

    // Points, rects, paths, corner outlines, colours, gradients, the display list.
    .target(name: "SkeletonGraphics"),
    // Exact time: frame rates, frame schedule, easing, shimmer phase, GIF delays.
    .target(name: "SkeletonTimeline"),

    // MARK: Stages

    // Font lookup, shaping, metrics, glyph outlines. Line breaking and bidirectional order come
    // from the ICU that is part of the toolchain.
    .target(
      name: "SkeletonText",
      dependencies: ["SkeletonGraphics", "CFontconfig", "CHarfBuzz", "CFreeType"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Views, layout, redaction and the SK kit, lowered to a display list.
    .target(name: "SkeletonUI", dependencies: ["SkeletonGraphics", "SkeletonText"]),
    // Display list to frame plan to RGBA, palette indices or YUV planes.
    .target(name: "SkeletonRaster", dependencies: ["SkeletonGraphics"]),
    // Palette, changed rectangle, LZW and loop block.
    .target(
      name: "SkeletonGIF", dependencies: ["SkeletonGraphics", "CGIF", "CImageQuant"]),
    // Codec settings, colour tags, timestamps and muxing.
    .target(
      name: "SkeletonVideo", dependencies: ["SkeletonGraphics", "SkeletonTimeline", "CLibAV"]),

    // MARK: Front doors

    // Swift source text to views.
    .target(
      name: "SceneNotation", dependencies: ["SkeletonUI"],
      swiftSettings: [.unsafeFlags(["-I", toolchainLibraries])],
      linkerSettings: linkToolchainLibraries),
    // The library product: runs the stages, bounded and concurrent, into atomic output files.
    .target(
      name: "SkeletonAnim",
      dependencies: [
        "SkeletonGraphics", "SkeletonTimeline", "SkeletonText", "SkeletonUI", "SkeletonRaster",
        "SkeletonGIF", "SkeletonVideo",
      ]),
    // Many files from one manifest: its expansion, and the report and page about the result.
    .target(name: "SkeletonCampaign"),
    // Options, help, diagnostics and exit codes.
    .executableTarget(
      name: "skeleton-anim",
      dependencies: ["SkeletonAnim", "SceneNotation", "SkeletonCampaign", "CMalloc"],
      swiftSettings: [.unsafeFlags(["-I", toolchainLibraries])],
      // By the build's number a resumed batch knows that it was another build that drew a file.
      linkerSettings: linkToolchainLibraries + [.unsafeFlags(["-Xlinker", "--build-id"])]),
    // Measures drawing and encoding as ratios in one run.
    .executableTarget(
      name: "skeleton-bench",
      dependencies: [
        "SkeletonGraphics", "SkeletonTimeline", "SkeletonText", "SkeletonRaster", "SkeletonGIF",
        "SkeletonVideo", "CGIF",
      ]),

    // MARK: C libraries

    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CImageQuant", pkgConfig: "imagequant", providers: [.apt(["libimagequant-dev"])]),
    // The C library's heaps, which Swift's own module of it leaves out.
    .systemLibrary(name: "CMalloc"),
    // Headers alone: SkeletonVideo loads the libraries when a video is asked for.
    .systemLibrary(
      name: "CLibAV",
      providers: [.apt(["libavcodec-dev", "libavformat-dev", "libavutil-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),

    // MARK: Tests

    .testTarget(name: "SkeletonGraphicsTests", dependencies: ["SkeletonGraphics"]),
    .testTarget(name: "SkeletonTimelineTests", dependencies: ["SkeletonTimeline"]),
    .testTarget(
      name: "SkeletonTextTests",
      dependencies: ["SkeletonText", "SkeletonGraphics", "SkeletonRaster"]),
    .testTarget(
      name: "SkeletonUITests",
      dependencies: ["SkeletonUI", "SkeletonGraphics", "SkeletonText"]),
    .testTarget(
      name: "SceneNotationTests",
      dependencies: ["SceneNotation", "SkeletonUI", "SkeletonGraphics", "SkeletonText"],
      swiftSettings: [.unsafeFlags(["-I", toolchainLibraries])]),
    .testTarget(
      name: "SkeletonRasterTests",
      dependencies: ["SkeletonRaster", "SkeletonGraphics"]),
    .testTarget(
      name: "SkeletonGIFTests", dependencies: ["SkeletonGIF", "SkeletonGraphics", "CGIF"]),
    .testTarget(
      name: "SkeletonVideoTests",
      dependencies: ["SkeletonVideo", "SkeletonGraphics", "SkeletonTimeline"]),
    .testTarget(
      name: "SkeletonAnimTests",
      dependencies: [
        "SkeletonAnim", "SkeletonUI", "SkeletonGraphics", "SkeletonText", "SkeletonRaster",
        "SkeletonTimeline", "SkeletonVideo",
      ]),
    .testTarget(name: "SkeletonCampaignTests", dependencies: ["SkeletonCampaign"]),
    // The built command line tool, from outside.
    .testTarget(
      name: "CommandTests", dependencies: ["skeleton-anim"],
      swiftSettings: [.unsafeFlags(["-I", toolchainLibraries])]),
    // Layering, file sizes and other laws of the source tree itself.
    .testTarget(
      name: "ProjectTests", swiftSettings: [.unsafeFlags(["-I", toolchainLibraries])],
      linkerSettings: linkToolchainLibraries),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
