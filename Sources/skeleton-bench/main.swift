import Foundation

// usage: skeleton-bench TOOL [raster | gif | video | tool | batch]…; no part named runs them all
var arguments = CommandLine.arguments.dropFirst()
let tool = arguments.popFirst() ?? ".build/release/skeleton-anim"
let parts = arguments.isEmpty ? ["raster", "gif", "video", "tool", "batch"] : Array(arguments)

Report.machine()
do {
  // First, while this process is small: the kernel counts to a program what its starter held.
  if parts.contains("tool") { try EndToEndBench(tool: tool).measureMemory() }
  if parts.contains("batch") { try BatchBench(tool: tool).measureMemory() }
  if parts.contains("raster") {
    Report.heading("Drawing, against copying memory on as many processors")
    RasterBench.runAll(cores: ProcessInfo.processInfo.activeProcessorCount)
    try TextBench.run()
  }
  if parts.contains("gif") {
    Report.heading("Compressing a GIF of the phone scene at scale 2 on one processor")
    try GIFBench.runAll()
  }
  if parts.contains("video") {
    Report.heading("Encoding H.264, against ffmpeg on ready planes")
    try VideoBench.runAll()
  }
  if parts.contains("tool") {
    Report.heading("The tool, against ffmpeg on ready frames")
    try EndToEndBench(tool: tool).run()
  }
  if parts.contains("batch") {
    Report.heading("Campaigns")
    try BatchBench(tool: tool).run()
  }
} catch {
  print("error: \(error)")
  exit(70)
}
