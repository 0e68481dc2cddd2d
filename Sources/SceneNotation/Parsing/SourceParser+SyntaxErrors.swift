internal import SwiftSyntax

extension SourceParser {
  /// What is wrong at the first token that is missing or has no place.
  ///
  /// The toolchain has a generator of such messages; it takes quadratic time over text that is no
  /// Swift (36 s for 20 KB) and stops the process on some, as fuzzing showed.
  func syntaxError(in tree: SourceFileSyntax) -> NotationError {
    for token in tree.tokens(viewMode: .all) {
      if let problem = token.tokenDiagnostic {
        return source.diagnostic(
          at: token.position.utf8Offset + Int(problem.byteOffset), Self.words(of: problem.kind))
      }
      if token.presence == .missing { return missing(token) }
      if token.parent?.is(UnexpectedNodesSyntax.self) == true {
        return fail(token, "unexpected '\(Self.clipped(token.text))'")
      }
    }
    return source.diagnostic(at: 0, "the source is not valid Swift")
  }

  private func missing(_ token: TokenSyntax) -> NotationError {
    let text = token.text.replacing("<#", with: "").replacing("#>", with: "")
    // What is missing is missing after what came before it.
    let end = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
    let place = end?.utf8Offset ?? self.place(of: token)
    guard let open = ["}": "{", ")": "(", "]": "["][text] else {
      let expected = text == token.text ? "'\(text)'" : text
      return source.diagnostic(
        at: place, text.isEmpty ? "something is missing here" : "expected \(expected)")
    }
    let opening = token.parent?.children(viewMode: .sourceAccurate).lazy
      .compactMap { $0.as(TokenSyntax.self) }.first { $0.text == open }
    let line = opening.map { source.diagnostic(at: self.place(of: $0), "").line }
    return source.diagnostic(
      at: place, "expected '\(text)'" + (line.map { " to match '\(open)' of line \($0)" } ?? ""))
  }

  /// A kind of lexical error, named in camel case, in words.
  private static func words(of kind: some Any) -> String {
    "\(kind)".reduce("") { $0 + ($1.isUppercase ? " " + $1.lowercased() : String($1)) }
  }
}
