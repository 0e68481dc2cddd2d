/// What the tool is asked to do.
enum Command: String, CaseIterable, Sendable {
  /// Draw a scene and write it; the command without a word of its own.
  case render
  case layout
  case inspect
  case check
  case batch
  case initialize = "init"
  case scenes
  case platforms
  case completions
  case man

  /// The words after the tool's name in the usage line.
  var usage: String {
    switch self {
    case .render: "[SCENE] [options]"
    case .layout: "layout [SCENE] [options]"
    case .inspect: "inspect FILE [--json]"
    case .check: "check FILE [SCENE] [options]"
    case .batch: "batch MANIFEST [options]"
    case .initialize: "init [FOLDER]"
    case .scenes: "scenes"
    case .platforms: "platforms [NAME] [--json]"
    case .completions: "completions bash|zsh|fish"
    case .man: "man"
    }
  }

  var summary: String {
    switch self {
    case .render: "draw SCENE and write it"
    case .layout: "the laid-out rectangles, as JSON; nothing is drawn"
    case .inspect: "what a media file really holds, by decoding it"
    case .check: "is FILE, frame for frame, what SCENE and the options ask for?"
    case .batch: "draw every file that a manifest asks for, with a report"
    case .initialize: "write a manifest and a scene to start from"
    case .scenes: "the built-in scenes, one a line"
    case .platforms: "what each platform of --for asks of a file, and who says so"
    case .completions: "a completion script for a shell"
    case .man: "the manual page, for man -l -"
    }
  }

  /// The words that name a command.
  static var words: [String] { allCases.filter { $0 != .render }.map(\.rawValue) }

  /// The most operands it takes.
  var operandLimit: Int {
    switch self {
    case .scenes, .man: 0
    case .render, .layout, .inspect, .platforms, .completions, .batch, .initialize: 1
    case .check: 2
    }
  }

  /// What its operand is, where it needs one.
  var operandName: String {
    switch self {
    case .completions: "shell"
    case .batch: "manifest"
    default: "file"
    }
  }
}
