/// One option of the command line: the single source of parsing, help and checks.
struct OptionSpec: Sendable {
  /// With its dashes: `--fps`.
  let name: String
  /// A one-letter form, with its dash.
  var short: String?
  /// What stands for the value in help; nil for a flag.
  var value: String?
  /// The words that it takes, where they are a list; for completion.
  var words: [String] = []
  /// What is taken when the option is not given, in words.
  var defaultText: String?
  /// One line for `--help`.
  let help: String
  let section: Section
  /// The commands that know the option.
  var commands: Set<Command> = [.render, .check]
  /// Whether it may be given more than once.
  var repeats = false

  enum Section: String, CaseIterable, Sendable {
    case scene = "Scene"
    case output = "Output"
    case time = "Time"
    case picture = "Picture"
    case effect = "Effect"
    case gif = "GIF"
    case video = "Video"
    case campaign = "Batch"
    case running = "Running"
  }
}
