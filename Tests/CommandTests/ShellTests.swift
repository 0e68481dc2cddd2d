import Foundation
import Testing

@Suite struct ShellTests {
  /// Every option that `--help` names, with its dashes.
  private func options(_ space: Workspace) throws -> Set<String> {
    let help = try space.tool("--help").text
    let found = help.matches(of: /(?m)^  (?:(-\w), )?(--[a-z-]+)/)
    let names = found.flatMap { [$0.output.1, $0.output.2].compactMap(\.self).map(String.init) }
    #expect(names.count > 40)
    return Set(names)
  }

  @Test("completions and the manual page name exactly the options of --help")
  func agreement() throws {
    let space = try Workspace()
    let expected = try options(space)
    func names(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
      Set(text.matches(of: pattern).map { String($0.output.1) })
    }
    let manual = try space.tool("man").text.replacing("\\-", with: "-")
    let headings = manual.split(separator: "\n").filter { $0.hasPrefix("\\fB-") }.joined()
    #expect(names(headings, /(?:B|, )(--?[a-zA-Z-]+)/) == expected)
    let bash = try space.tool("completions", "bash").text
    let list = try #require(bash.firstMatch(of: /compgen -W "(-[^"]*)"/)).output.1
    #expect(Set(list.split(separator: " ").map(String.init)) == expected)
    let zsh = try space.tool("completions", "zsh").text
    #expect(names(zsh, /[)*](--?[a-zA-Z-]+)\[/) == expected)
    let fish = try space.tool("completions", "fish").text
    let long = Set(fish.matches(of: /\ -l ([a-z-]+)/).map { "--\($0.output.1)" })
    let short = Set(fish.matches(of: /\ -s (\w)/).map { "-\($0.output.1)" })
    #expect(long.union(short) == expected)
  }

  @Test("every word that completions and the schema of manifests offer is accepted")
  func words() throws {
    let space = try Workspace()
    let fish = try space.tool("completions", "fish").text
    let lists = fish.matches(of: /-l ([a-z-]+) .*-a '([^']+)'/)
    #expect(lists.count >= 14)
    for list in lists {
      for word in list.output.2.split(separator: " ") {
        let run = try space.tool("row", "--\(list.output.1)=\(word)", "--dry-run", "-q")
        #expect(
          !run.errors.contains("is not accepted; it takes"), "--\(list.output.1) \(word)")
      }
    }
  }

  @Test("bash completes commands, scenes, options, and files after options that take one")
  func bash() throws {
    let space = try Workspace()
    try space.tool("completions", "bash").output.write(to: space.folder.appending(path: "c.bash"))
    try Data().write(to: space.folder.appending(path: "theme one.json"))
    let cases: [(String, [String])] = [
      ("(skeleton-anim insp)", ["inspect"]), ("(skeleton-anim --fp)", ["--fps"]),
      ("(skeleton-anim check x.gif car)", ["card"]),
      ("(skeleton-anim --theme th)", ["theme one.json"]), ("(skeleton-anim --fps th)", []),
    ]
    for (words, expected) in cases {
      let run = try space.program(
        "bash", "-c",
        "source c.bash; COMP_WORDS=\(words); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
          + "_skeleton_anim; for word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.text.split(separator: "\n").map(String.init) == expected, "\(words)")
    }
  }

  @Test("help keeps to 100 columns, and an unknown shell is a usage error")
  func form() throws {
    let space = try Workspace()
    for line in try space.tool("--help").text.split(separator: "\n") {
      #expect(
        line.count <= 110 && (line.count <= 100 || line.contains("skeleton-anim ")), "\(line)")
    }
    #expect(try space.tool("completions", "tcsh").status == 2)
    #expect(try space.tool("completions").status == 2)
    #expect(try space.tool("man", "x").status == 2)
  }
}
