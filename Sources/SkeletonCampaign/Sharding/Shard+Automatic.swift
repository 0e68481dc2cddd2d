extension Shard {
  /// The systems that ``automatic(environment:)`` knows, for messages.
  package static let systems = ShardEngine.allCases.map(\.rawValue)

  /// A share, and how it came to be known.
  package struct Found: Sendable, Hashable {
    package let shard: Shard
    package let system: String
    /// The variables that were read.
    package let variables: [String]
  }

  /// The share that the system around this process asks for; nil when none of the systems started
  /// it as one of many.
  ///
  /// A system is recognised by the variable of its index. The first one in the order of
  /// ``systems`` decides, even where its variables are wrong.
  /// - Throws: ``ShardError`` for an index without a count, outside of it, or that is no number.
  /// - Source: the pages on environment variables of each system's documentation.
  package static func automatic(environment: [String: String]) throws(ShardError) -> Found? {
    for engine in ShardEngine.allCases {
      guard let index = environment[engine.indexVariable], !index.isEmpty,
        index != engine.absentIndex
      else { continue }
      let variables = Variables(engine: engine, index: index, environment: environment)
      return try variables.found()
    }
    return nil
  }

  private struct Variables {
    let engine: ShardEngine
    /// As the environment has it.
    let index: String
    let environment: [String: String]

    func found() throws(ShardError) -> Found {
      switch engine.numbering {
      case .count(let name, let base):
        let index = try number(engine.indexVariable)
        let count = try number(name)
        return Found(
          shard: try Shard(zeroBased: index - base, base: base, count: count),
          system: engine.rawValue, variables: [engine.indexVariable, name])
      case .range(let first, let last, let step):
        return Found(
          shard: try shard(first: first, last: last, step: step), system: engine.rawValue,
          variables: [engine.indexVariable, first, last, step])
      }
    }

    /// Task `id` of `first, first + step, … , last` is the one with `(id − first) / step` before it.
    private func shard(
      first firstName: String, last lastName: String, step stepName: String
    ) throws(ShardError) -> Shard {
      let id = try number(engine.indexVariable)
      let (first, last) = (try number(firstName), try number(lastName))
      let step = try number(stepName)
      guard step > 0 else { throw .badVariable(name: stepName, value: "0") }
      guard first <= id, id <= last, (id - first) % step == 0 else {
        throw .notInArray(
          variable: engine.indexVariable, value: id, first: first, last: last, step: step)
      }
      let count = (last - first) / step + 1
      if let name = engine.countCheck, environment[name] != nil {
        let told = try number(name)
        guard told == count else { throw .holes(variable: name, count: told, expected: count) }
      }
      return try Shard(index: (id - first) / step + 1, count: count)
    }

    private func number(_ name: String) throws(ShardError) -> Int {
      guard let text = environment[name], !text.isEmpty else {
        throw .missingVariable(
          name: name, index: engine.indexVariable, value: index, advice: engine.countAdvice)
      }
      guard let number = Shard.number(text) else { throw .badVariable(name: name, value: text) }
      return number
    }
  }

  /// - Throws: an error that names the index as the system counts it.
  private init(zeroBased: Int, base: Int, count: Int) throws(ShardError) {
    guard count < 1 || (0..<count).contains(zeroBased) else {
      throw .outOfSystemRange(index: zeroBased + base, first: base, count: count)
    }
    try self.init(index: zeroBased + 1, count: count)
  }
}
