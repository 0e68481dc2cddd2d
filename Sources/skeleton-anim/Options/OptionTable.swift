import SkeletonAnim

/// Every option there is, in the order of `--help`.
enum OptionTable {
  static let all = scene + output + time + picture + effect + gif + video + campaign + running

  static func spec(named name: String) -> OptionSpec? {
    all.first { $0.name == name || $0.short == name }
  }

  private static let sceneCommands: Set<Command> = [.render, .layout, .check]

  private static let scene = [
    OptionSpec(
      name: "--expression", short: "-e", value: "SWIFT",
      help: "draw a view expression: -e 'SKSkeleton(.circle, size: 48)'", section: .scene,
      commands: sceneCommands),
    OptionSpec(
      name: "--preview", value: "NAME", defaultText: "the first",
      help: "which #Preview of a Swift file, by name or number", section: .scene,
      commands: sceneCommands),
    OptionSpec(
      name: "--set", value: "NAME=VALUE", help: "value of a stored property of the previewed view",
      section: .scene, commands: sceneCommands, repeats: true),
    OptionSpec(
      name: "--locale", value: "L",
      help: "texts from Localizable.xcstrings or L.lproj/Localizable.strings beside the file",
      section: .scene, commands: sceneCommands),
    OptionSpec(
      name: "--strict", help: "what a Swift file asks for and cannot be drawn is an error",
      section: .scene, commands: sceneCommands),
    OptionSpec(
      name: "--watch", help: "draw again whenever the Swift file changes", section: .scene,
      commands: [.render]),
  ]

  private static let output = [
    OptionSpec(
      name: "--output", short: "-o", value: "PATH", defaultText: "skeleton.gif",
      help:
        "file to write: .gif .mp4 .mov .webm .webp .apng .png; x%04d.png: every frame; - : stdout; "
        + "batch: the folder of all files",
      section: .output, commands: [.render, .batch], repeats: true),
    OptionSpec(
      name: "--format", value: "F", words: MediaFormat.allCases.map(\.rawValue),
      defaultText: "by extension",
      help: "gif mp4 mov webm webp apng png, whatever the name says", section: .output,
      commands: [.render]),
    OptionSpec(
      name: "--for", value: "PLATFORM", words: Platform.all.map(\.name),
      help: "size, rate, length and codec that suit it, and its rules held: see 'platforms'",
      section: .output),
    OptionSpec(
      name: "--frame", value: "N", defaultText: "0", help: "the frame of a PNG still",
      section: .output),
    OptionSpec(
      name: "--poster", value: "FILE.png", help: "also write a still with the band in the middle",
      section: .output,
      commands: [.render]),
    OptionSpec(
      name: "--sheet", value: "FILE.png", help: "also write a contact sheet of frames",
      section: .output,
      commands: [.render]),
    OptionSpec(
      name: "--max-bytes", value: "SIZE",
      help: "the best picture that fits: 500KB, 2MB; what was given up is said", section: .output,
      commands: [.render]),
    OptionSpec(
      name: "--title", value: "TEXT", help: "title in the file", section: .output),
    OptionSpec(
      name: "--alt", value: "TEXT", help: "description in the file, for those who cannot see it",
      section: .output),
    OptionSpec(
      name: "--no-clobber", help: "refuse to replace an existing file", section: .output,
      commands: [.render]),
    OptionSpec(
      name: "--json", help: "describe what was written on stdout, as JSON", section: .output,
      commands: [.render, .inspect, .check, .platforms, .batch]),
    OptionSpec(
      name: "--dry-run", help: "say what would be done, draw nothing", section: .output,
      commands: [.render, .batch]),
  ]

  private static let time = [
    OptionSpec(
      name: "--fps", value: "R", defaultText: "30",
      help: "frames a second: 30, 12.5, 29.97, 30000/1001", section: .time),
    OptionSpec(
      name: "--duration", value: "T", defaultText: "1.5", help: "length: 1.5, 1.5s, 1500ms",
      section: .time),
    OptionSpec(
      name: "--frames", value: "N", help: "length in frames, instead of --duration",
      section: .time),
    OptionSpec(
      name: "--loop", value: "N", defaultText: "0",
      help: "plays of a GIF, APNG or WebP; 0 = for ever, 1 = once", section: .time),
    OptionSpec(
      name: "--repeat", value: "K", defaultText: "1", help: "store the loop K times",
      section: .time),
    OptionSpec(
      name: "--reveal", value: "T",
      help: "after --duration, fade to the loaded content in T; then --hold shows it",
      section: .time),
    OptionSpec(
      name: "--hold", value: "T", defaultText: "0", help: "hold the last frame", section: .time),
  ]

  private static let picture = [
    OptionSpec(
      name: "--size", value: "WxH | W", defaultText: "the scene's",
      help: "canvas in points; W alone hugs the content's height", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--scale", value: "S", defaultText: "2", help: "pixels a point, 0.25…8",
      section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--pixels", value: "WxH",
      help: "exact size of the picture; the scene is laid out and scaled to fill it",
      section: .picture),
    OptionSpec(
      name: "--color-scheme", value: "C", words: ["light", "dark"],
      defaultText: "the scene's, else light", help: "light or dark",
      section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--layout-direction", value: "D", words: ["ltr", "rtl"], defaultText: "ltr",
      help: "ltr or rtl",
      section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--background", value: "COLOR", defaultText: "the scene's, else white or black",
      help: "#RGB, #RRGGBB, #RRGGBBAA, a CSS colour name, or transparent", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--placeholder", value: "COLOR", defaultText: "the kit's",
      help: "colour of skeleton shapes", section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--loading", value: "BOOL", words: ["true", "false"], defaultText: "true",
      help: "true: the skeleton; false: the loaded content", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--font", value: "FAMILY", defaultText: "Inter", help: "font of texts",
      section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--dynamic-type", value: "SIZE", defaultText: "large",
      help: "xSmall small medium large xLarge xxLarge xxxLarge AX1…AX5", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--redact-bar", value: "H", words: PictureOptions.RedactionBar.allCases.map(\.rawValue),
      defaultText: "cap",
      help: "height of redaction bars: cap (capital letters) or line", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--redact-opacity", value: "F", defaultText: "0.16",
      help: "opacity of redaction bars, 0…1", section: .picture, commands: sceneCommands),
    OptionSpec(
      name: "--redact-radius", value: "R", defaultText: "0.12 of the font size",
      help: "corner radius of redaction bars in points", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--safe-area", value: "T,L,B,R", defaultText: "0",
      help: "safe-area insets in points; one number for all edges", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--theme", value: "FILE.json", help: "values for the kit's tokens", section: .picture,
      commands: sceneCommands),
    OptionSpec(
      name: "--test-font",
      help: "layout only: fixed text metrics, 10 points a character, lines of 20",
      section: .picture, commands: [.layout]),
  ]

  private static let effect = [
    OptionSpec(
      name: "--effect", value: "E", words: PictureOptions.Effect.allCases.map(\.rawValue),
      defaultText: "shimmer",
      help: "shimmer, pulse, or none (reduced motion)", section: .effect),
    OptionSpec(
      name: "--highlight", value: "COLOR", defaultText: "white", help: "colour of the highlight",
      section: .effect),
    OptionSpec(
      name: "--strength", value: "F", defaultText: "0.6 light, 0.10 dark",
      help: "opacity of the highlight at its peak, 0…1", section: .effect),
    OptionSpec(
      name: "--band", value: "F", defaultText: "0.4",
      help: "width of the band as a fraction of the swept extent, 0.01…4", section: .effect),
    OptionSpec(
      name: "--angle", value: "DEG", defaultText: "0",
      help: "direction of travel, clockwise from the right", section: .effect),
    OptionSpec(
      name: "--profile", value: "P", words: ["linear", "smooth"], defaultText: "linear",
      help: "shape of the band: linear or smooth", section: .effect),
    OptionSpec(
      name: "--easing", value: "E", defaultText: "linear",
      help: "linear easeIn easeOut easeInOut cubic(x1,y1,x2,y2)", section: .effect),
    OptionSpec(
      name: "--cycle", value: "T", defaultText: "fitted to the duration",
      help: "length of one sweep", section: .effect),
    OptionSpec(
      name: "--rest", value: "T", defaultText: "0", help: "pause after each sweep",
      section: .effect),
    OptionSpec(
      name: "--stagger", value: "T", defaultText: "0",
      help: "delay from one view's sweep to the next one's", section: .effect),
    OptionSpec(
      name: "--wave", value: "W", words: PictureOptions.Wave.allCases.map(\.rawValue),
      defaultText: "view",
      help: "the band crosses each view, or the canvas once for all", section: .effect),
  ]

  private static let gif = [
    OptionSpec(
      name: "--gif-compat", value: "C", words: ["all", "modern"], defaultText: "all",
      help: "all, or modern: smaller files that some old decoders reject", section: .gif),
    OptionSpec(
      name: "--dither", value: "D", words: ["none", "ordered"], defaultText: "none",
      help: "none or ordered, where a GIF cannot hold the colours", section: .gif),
    OptionSpec(
      name: "--max-error", value: "N", defaultText: "0, lossless",
      help: "every pixel within N levels of the drawn frame, 0…16; smaller files", section: .gif),
    OptionSpec(
      name: "--matte", value: "COLOR",
      help: "what the edges of a transparent GIF are blended with", section: .gif),
  ]

  private static let video = [
    OptionSpec(
      name: "--codec", value: "C", words: VideoOptions.Codec.allCases.map(\.rawValue),
      defaultText: "by container",
      help: "h264 hevc av1 vp9 prores4444", section: .video),
    OptionSpec(
      name: "--crf", value: "N", defaultText: "the codec's, 18 for h264",
      help: "quality, from 1, the best", section: .video),
    OptionSpec(
      name: "--preset", value: "P", defaultText: "settings measured for skeletons",
      help: "a preset by the encoder's own name", section: .video),
    OptionSpec(
      name: "--fit-even", value: "F", words: VideoOptions.EvenFit.allCases.map(\.rawValue),
      help: "pad or crop an odd pixel size, which MP4 cannot have", section: .video),
    OptionSpec(
      name: "--depth", value: "B", words: ["8", "10"], defaultText: "8",
      help: "bits a sample of hevc and av1: 8 or 10",
      section: .video),
    OptionSpec(
      name: "--alpha", value: "A", words: VideoOptions.Alpha.allCases.map(\.rawValue),
      defaultText: "straight",
      help: "straight or premultiplied, in formats with alpha", section: .video),
    OptionSpec(
      name: "--social", help: "no B-frames and no edit list, as some platforms ask",
      section: .video),
  ]

  private static let running = [
    OptionSpec(
      name: "--max-memory", value: "SIZE",
      defaultText: "2GiB, or less in a smaller control group",
      help: "refuse what would need more", section: .running,
      commands: [.render, .check, .batch]),
    OptionSpec(
      name: "--jobs", value: "N", defaultText: "the processors there are",
      help: "frames drawn at the same time; batch: files", section: .running,
      commands: [.render, .check, .batch]),
    OptionSpec(
      name: "--progress", value: "P", words: ["auto", "never", "json"], defaultText: "auto",
      help: "auto (a bar on a terminal), never, or json", section: .running,
      commands: [.render, .batch]),
    OptionSpec(
      name: "--tolerance", value: "LEVELS", defaultText: "0, or what the codec is known to change",
      help: "levels that a channel may be off, 0…255", section: .running, commands: [.check]),
    OptionSpec(
      name: "--verbose", help: "every frame: times, errors and phases", section: .running,
      commands: [.check]),
    OptionSpec(
      name: "--quiet", short: "-q", help: "no progress, no summary; warnings stay",
      section: .running,
      commands: [.render, .check, .batch]),
    OptionSpec(
      name: "--help", short: "-h", help: "this text", section: .running,
      commands: Set(Command.allCases)),
    OptionSpec(
      name: "--version", help: "versions of the tool and of the libraries it runs on",
      section: .running, commands: Set(Command.allCases)),
  ]
}
