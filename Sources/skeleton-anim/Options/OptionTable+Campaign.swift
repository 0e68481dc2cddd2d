extension OptionTable {
  static let campaign = [
    OptionSpec(
      name: "--resume", help: "skip files that are there, whole, and made of the same inputs",
      section: .campaign, commands: [.batch]),
    OptionSpec(
      name: "--force", help: "draw all files, whatever is there: as without --resume",
      section: .campaign, commands: [.batch]),
    OptionSpec(
      name: "--shard", value: "I/N | auto",
      help: "the I-th of N parts; auto reads what a cluster's job array has set",
      section: .campaign, commands: [.batch]),
    OptionSpec(
      name: "--merge-reports", value: "FOLDER",
      help: "draw nothing: join the reports of all parts, and check every file",
      section: .campaign, commands: [.batch]),
    OptionSpec(
      name: "--schema", help: "print the JSON Schema of manifests", section: .campaign,
      commands: [.batch]),
  ]
}
