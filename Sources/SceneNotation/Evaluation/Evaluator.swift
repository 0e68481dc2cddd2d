internal import SkeletonUI

/// Evaluates the source for one picture after another.
final class Evaluator {
  /// Where places are: the source, or a value given from outside while that is evaluated.
  var source: SourceText
  let limits: NotationLimits
  let program: Program
  let catalog = Catalog.shared
  let globalScope = Scope(nil)
  /// Whether what cannot be drawn is an error rather than left out.
  let isStrict: Bool
  /// Of string keys, for text.
  let translate: (String) -> String?

  /// Properties given from outside, by name, until the preview's own views are made.
  var overrides: [String: String] = [:]
  var usedOverrides: Set<String> = []
  /// Names that overrides could have had.
  var overridable: Set<String> = []

  /// What the views around the one under evaluation have set.
  var environment = EnvironmentValues()
  /// The first error met while the picture was laid out.
  var failure: NotationError?
  private(set) var warnings: [NotationError] = []
  private var warned: Set<String> = []
  private var steps = 0
  private var depth = 0
  private var views = 0
  /// Of the expression under evaluation, for errors without a place of their own.
  var place = 0
  /// Makes identifiers such as `UUID()` differ.
  var identifiers = 0

  init(
    _ program: Program, _ source: SourceText, limits: NotationLimits, isStrict: Bool,
    translate: @escaping (String) -> String?
  ) {
    self.program = program
    self.source = source
    self.limits = limits
    self.isStrict = isStrict
    self.translate = translate
  }

  /// Starts another picture, with the whole of the limits to spend.
  func restart() {
    (steps, views, depth) = (0, 0, 0)
    failure = nil
    environment = EnvironmentValues()
    program.globals = [:]
  }

  // MARK: Errors and warnings

  func fail(_ place: Int, _ message: String) -> NotationError {
    source.diagnostic(at: place, message)
  }

  func fail(_ message: String) -> NotationError { fail(place, message) }

  /// Says once that something is left out, or fails when everything has to be drawn.
  func leaveOut(
    _ name: String, _ place: Int, _ message: String
  ) throws(NotationError) {
    if isStrict { throw fail(place, message) }
    guard warned.insert(name).inserted else { return }
    warnings.append(fail(place, message + "; it is left out"))
  }

  // MARK: Limits

  func step(_ place: Int) throws(NotationError) {
    steps += 1
    self.place = place
    guard steps <= limits.steps else {
      throw fail(place, "evaluation takes more than \(limits.steps) steps, which is the limit")
    }
  }

  /// Runs something one level further down.
  func deeper<Result>(
    _ place: Int, _ work: () throws(NotationError) -> Result
  ) throws(NotationError) -> Result {
    guard depth < limits.depth else {
      throw fail(
        place,
        "evaluation nests more than \(limits.depth) levels deep, which is the limit:"
          + " does something call itself without end?")
    }
    depth += 1
    defer { depth -= 1 }
    return try work()
  }

  func countViews(_ count: Int = 1) throws(NotationError) {
    views += min(max(count, 0), limits.views + 1)
    guard views <= limits.views else {
      throw fail("the scene has more than \(limits.views) views, which is the limit")
    }
  }

  func checked(_ string: String) throws(NotationError) -> String {
    guard string.utf8.count <= limits.stringLength else {
      throw fail("a string is longer than \(limits.stringLength) bytes, which is the limit")
    }
    return string
  }

  func checked(count: Int) throws(NotationError) {
    guard count <= limits.elements else {
      throw fail("an array has more than \(limits.elements) elements, which is the limit")
    }
  }
}
