extension ManifestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let line, let column, let problem): "line \(line), column \(column): \(problem)"
    case .notCSV(let row, let problem): "row \(row): \(problem)"
    case .nothingToDraw: "the manifest asks for nothing: give it 'assets' or a 'matrix'"
    case .allExcluded: "every combination is excluded"
    case .unknownKey, .repeatedKey, .wrongType, .notAccepted: aboutKeys
    case .noScene, .fitsNothing, .sceneAndExpression, .unnamedExpression: aboutScenes
    case .unnamedAxisValue, .emptyAxis, .reservedAxis, .setTwice, .excludesNothing: aboutMatrix
    case .tooManyAssets, .tooManyRules: aboutMatrix
    case .badTemplate, .unknownPlaceholder, .badPath, .collision, .fileAndFolder: aboutPaths
    }
  }

  private var aboutKeys: String {
    switch self {
    case .unknownKey(let place, let key, let nearest):
      Self.at(place) + "unknown key '\(key)'" + Self.suggestion(nearest)
    case .repeatedKey(let place, let key): Self.at(place) + "'\(key)' is given twice"
    case .wrongType(let place, let given, let wanted):
      Self.at(place) + "expected \(wanted), found \(given)"
    case .notAccepted(let place, let given, let accepted, let nearest):
      Self.at(place) + "'\(given)' is none of \(accepted.joined(separator: ", "))"
        + Self.suggestion(nearest)
    default: ""
    }
  }

  private var aboutScenes: String {
    switch self {
    case .noScene(let place):
      Self.at(place)
        + "nothing says what to draw: give it a 'scene', or an 'expression' and a 'name'"
    case .fitsNothing(let place):
      Self.at(place) + "fits no combination, and to be a file of its own it needs a 'scene'"
    case .sceneAndExpression(let place):
      Self.at(place) + "'scene' and 'expression' each say what to draw: leave one out"
    case .unnamedExpression(let place):
      Self.at(place) + "an expression needs a 'name', for paths and reports"
    default: ""
    }
  }

  private var aboutMatrix: String {
    switch self {
    case .unnamedAxisValue(let place, let axis):
      Self.at(place) + "an object on the axis '\(axis)' needs a 'name', for paths and reports"
    case .excludesNothing(let place): Self.at(place) + "fits no combination"
    case .emptyAxis(let place): Self.at(place) + "an empty list leaves nothing to draw"
    case .reservedAxis(let place, let name):
      Self.at(place) + "'\(name)' cannot be an axis"
        + (name == "index" ? "" : ": it belongs beside 'matrix', not into it")
    case .setTwice(let place, let key, let axis):
      Self.at(place) + "'\(key)' is set by the axis '\(axis)' too: leave one out"
    case .tooManyAssets(let place, let factors, let before):
      Self.at(place) + Self.product(factors) + (before > 0 ? " after \(before) others" : "")
        + "; a campaign has at most \(Self.assetLimit) assets: split it"
    case .tooManyRules(let place, let rules, let combinations):
      Self.at(place) + "\(rules) rows to compare with \(combinations) combinations are too many: "
        + "merge rows, or split the campaign"
    default: ""
    }
  }

  private var aboutPaths: String {
    switch self {
    case .badTemplate(let place, let template, let problem):
      Self.at(place) + "'\(template)': \(problem)"
    case .unknownPlaceholder(let place, let name, let nearest):
      Self.at(place) + "unknown placeholder {\(name)}" + Self.suggestion(nearest.map { "{\($0)}" })
    case .badPath(let place, let asset, let path, let problem):
      Self.at(place) + "'\(path)', the path of \(asset), \(problem)"
    case .collision(let collision): collision.description
    case .fileAndFolder(let file, let asset, let path, let other):
      "'\(file)' of \(asset) is a folder of '\(path)' of \(other)"
    default: ""
    }
  }

  private static func at(_ place: String) -> String { place.isEmpty ? "" : place + ": " }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func product(_ factors: [Int]) -> String {
    let text = factors.map(String.init).joined(separator: " × ")
    let product = factors.reduce(into: Int?(1)) { product, factor in
      let next = product?.multipliedReportingOverflow(by: factor)
      product = next?.overflow == false ? next?.partialValue : nil
    }
    guard factors.count > 1 else { return text + " assets" }
    return "\(text) = \(product.map(String.init) ?? "over \(Int.max)") combinations"
  }
}

extension PathCollision: CustomStringConvertible {
  package var description: String {
    let aside = "the other is '\(otherPath)'; not every disk tells them apart"
    return "\(first) and \(second) would be the same file '\(path)'"
      + (path == otherPath ? "" : " (\(aside))") + advice
  }

  private var advice: String {
    if isRepetition { return "; they ask for the same, so leave one out" }
    guard !differing.isEmpty else { return ": give each a 'name', or an 'output', of its own" }
    return ": add \(differing.map { "{\($0)}" }.joined(separator: " or ")) to 'output'"
  }
}
