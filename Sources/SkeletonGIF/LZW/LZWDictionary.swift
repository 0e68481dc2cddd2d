/// The strings that an LZW stream has taught its reader so far, as a tree of codes.
///
/// A node knows its first child and its next sibling, and keeps the first child's symbol beside
/// it, since most nodes of drawn pictures have one child: a step is one load and one comparison.
/// Making a node also empties it, so that starting afresh only means emptying the roots, where a
/// hash table costs its whole size each time (32 KB in giflib).
///
/// Runs of one colour, the bulk of drawn pictures, are found without walking the tree.
///
/// A value that only points to the memory: the encoder's loop works on a copy of it, whose members
/// then stay in registers.
struct LZWDictionary {
  struct Node {
    /// 0 = none, which is no code that a child can have.
    var firstChild: UInt16 = 0
    var firstChildSymbol: UInt8 = 0
    /// What the step from the parent to here adds.
    var symbol: UInt8 = 0
    var nextSibling: UInt16 = 0
    var parent: UInt16 = 0
  }

  /// A string found in the pixels, by the code of the run it starts with.
  struct Match {
    var start = 0
    var length = 0
    /// 0 = none yet.
    var code = 0
  }

  /// Codes have 12 bits at most.
  static let capacity = 4096
  /// Longer runs are walked from here on.
  static let longestListedRun = 255

  let nodes: UnsafeMutablePointer<Node>
  /// The code of `length` pixels of one symbol is at `symbol << 8 | length`, for every length that
  /// has a code, up to `longestRun` of the symbol.
  let runCodes: UnsafeMutablePointer<UInt16>
  let longestRun: UnsafeMutablePointer<UInt8>
  /// The last match that starts with the run of each code, where that is one.
  let lastMatches: UnsafeMutablePointer<Match>
  /// There is a code for each of `1 << rootBits` symbols.
  fileprivate(set) var rootBits: Int
  /// The code that the next string gets.
  fileprivate(set) var next: Int

  /// Memory that `deallocate` must free.
  static func allocate() -> LZWDictionary {
    func memory<T>(_ value: T, count: Int) -> UnsafeMutablePointer<T> {
      let start = UnsafeMutablePointer<T>.allocate(capacity: count)
      start.initialize(repeating: value, count: count)
      return start
    }
    return LZWDictionary(
      nodes: memory(Node(), count: capacity), runCodes: memory(0, count: 1 << 16),
      longestRun: memory(1, count: 1 << 8), lastMatches: memory(Match(), count: capacity),
      rootBits: 2, next: 0)
  }

  func deallocate() {
    nodes.deallocate()
    runCodes.deallocate()
    longestRun.deallocate()
    lastMatches.deallocate()
  }

  var clearCode: Int { 1 << rootBits }
  var endCode: Int { clearCode + 1 }

  /// giflib's limit, one code short of what 12 bits can name, which all readers keep to.
  var isFull: Bool { next >= Self.capacity - 1 }

  /// Forgets all strings but the symbols.
  mutating func clear(rootBits: Int) {
    self.rootBits = rootBits
    for symbol in 0..<clearCode {
      nodes[symbol] = Node(symbol: UInt8(truncatingIfNeeded: symbol))
      runCodes[symbol << 8 | 1] = UInt16(truncatingIfNeeded: symbol)
      longestRun[symbol] = 1
      lastMatches[symbol].code = 0
    }
    next = clearCode + 2
  }

  /// The code of `code`'s string with `symbol` added; 0 if it has none.
  @inline(__always)
  func child(of code: Int, symbol: UInt8) -> Int {
    let node = nodes[code]
    if node.firstChildSymbol == symbol { return Int(node.firstChild) }
    var child = Int(node.firstChild)
    while child != 0 {
      let sibling = nodes[child]
      if sibling.symbol == symbol { return child }
      child = Int(sibling.nextSibling)
    }
    return 0
  }

  /// Gives the next code to `code`'s string with `symbol` added, which must not have one.
  @inline(__always)
  mutating func add(_ symbol: UInt8, to code: Int) {
    nodes[next] = Node(
      symbol: symbol, nextSibling: nodes[code].firstChild,
      parent: UInt16(truncatingIfNeeded: code))
    nodes[code].firstChild = UInt16(truncatingIfNeeded: next)
    nodes[code].firstChildSymbol = symbol
    next &+= 1
  }

  /// Passes over the next code: the reader gives it to a string that has one already.
  @inline(__always)
  mutating func skip() { next &+= 1 }

  /// As `add`, where `code`'s string is `length` times `symbol`.
  @inline(__always)
  mutating func addRun(_ symbol: UInt8, to code: Int, length: Int) {
    if length < Self.longestListedRun {
      lastMatches[next].code = 0
      runCodes[Int(symbol) << 8 | (length &+ 1)] = UInt16(truncatingIfNeeded: next)
      longestRun[Int(symbol)] = UInt8(truncatingIfNeeded: length &+ 1)
    }
    add(symbol, to: code)
  }
}
