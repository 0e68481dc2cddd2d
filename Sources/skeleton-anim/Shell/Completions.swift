import SkeletonAnim

/// Completion scripts for shells, made from the option table.
enum Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// What may stand first: commands and built-in scenes.
  private static var words: [String] { Command.words + BuiltInScene.allCases.map(\.name) }

  private static var bash: String {
    let files = OptionTable.all.filter(\.takesFile).flatMap(\.names).joined(separator: "|")
    let values = OptionTable.all.filter { $0.value != nil && !$0.takesFile && $0.words.isEmpty }
      .flatMap(\.names)
    let lists = OptionTable.all.filter { !$0.words.isEmpty }.map { spec in
      """
          \(spec.names.joined(separator: "|")))
            mapfile -t COMPREPLY < <(compgen -W "\(spec.words.joined(separator: " "))" -- "$current")
            return ;;
      """
    }
    let all = OptionTable.all.flatMap(\.names).joined(separator: " ")
    return """
      _skeleton_anim() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        case $previous in
          \(files))
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return ;;
          \(values.joined(separator: "|")))
            return ;;
      \(lists.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "\(all)" -- "$current")
        else
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(
            compgen -W "\(words.joined(separator: " "))" -- "$current"
            compgen -f -- "$current")
        fi
      }
      complete -F _skeleton_anim skeleton-anim

      """
  }

  private static var zsh: String {
    let options = OptionTable.all.map { spec in
      let value = spec.value.map { ":\(quoted($0)):" + spec.zshAction } ?? ""
      let text = "[\(quoted(spec.help))]\(value)"
      let others = spec.repeats ? "*" : "(\(spec.names.joined(separator: " ")))"
      return spec.names.map { "'\(others)\($0)\(text)'" }.joined(separator: " \\\n  ")
    }
    return """
      #compdef skeleton-anim
      _arguments \\
        \(options.joined(separator: " \\\n  ")) \\
        '*: :{ compadd \(words.joined(separator: " ")); _files }'

      """
  }

  private static var fish: String {
    let options = OptionTable.all.map { spec in
      var line = "complete -c skeleton-anim -l \(spec.name.dropFirst(2))"
      if let short = spec.short { line += " -s \(short.dropFirst())" }
      if spec.value != nil { line += spec.takesFile ? " -r -F" : " -x" }
      if !spec.words.isEmpty { line += " -a '\(spec.words.joined(separator: " "))'" }
      return line + " -d '\(spec.help.replacing("'", with: "\\'"))'"
    }
    let first =
      "complete -c skeleton-anim -n __fish_is_first_arg -a '\(words.joined(separator: " "))'"
    return (options + [first]).joined(separator: "\n") + "\n"
  }

  /// Text within a single-quoted argument of zsh's `_arguments`.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}

extension OptionSpec {
  /// The short form first.
  var names: [String] { [short, name].compactMap(\.self) }

  /// What zsh offers as a value.
  fileprivate var zshAction: String {
    if !words.isEmpty { return "(\(words.joined(separator: " ")))" }
    return takesFile ? "_files" : " "
  }

  /// Whether the value is the path of a file.
  var takesFile: Bool {
    value.map { $0 == "PATH" || $0 == "FOLDER" || $0.hasPrefix("FILE") } ?? false
  }
}
