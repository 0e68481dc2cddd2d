/// The strings that an LZW stream has taught its reader so far, as a tree of codes.
///
/// A node knows its first child and its next sibling, and keeps the first child's symbol beside
/// it, since most nodes of drawn pictures have one child: a step is one load and one comparison.
/// Making a node also empties it, so that starting afresh only means emptying the roots, where a
/// hash table costs its whole size each time (32 KB in giflib).
///
/// Runs of one colour, the bulk of drawn pictures, are found without walking the tree.
struct LZWDictionary: ~Copyable {
  struct Node {
    /// 0 = none, which is no code that a child can have.
    var firstChild: UInt16 = 0
    var firstChildSymbol: UInt8 = 0
    /// What the step from the parent to here adds.
    var symbol: UInt8 = 0
    var nextSibling: UInt16 = 0
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
  /// There is a code for each of `1 << rootBits` symbols.
  private(set) var rootBits: Int
  /// The code that the next string gets.
  private(set) var next: Int

  init() {
    nodes = .allocate(capacity: Self.capacity)
    nodes.initialize(repeating: Node(), count: Self.capacity)
    runCodes = .allocate(capacity: 1 << 16)
    runCodes.initialize(repeating: 0, count: 1 << 16)
    longestRun = .allocate(capacity: 1 << 8)
    longestRun.initialize(repeating: 1, count: 1 << 8)
    rootBits = 2
    next = 0
    clear(rootBits: 2)
  }

  deinit {
    nodes.deallocate()
    runCodes.deallocate()
    longestRun.deallocate()
  }

  var clearCode: Int { 1 << rootBits }
  var endCode: Int { clearCode + 1 }
  var firstCode: Int { clearCode + 2 }

  /// Forgets all strings but the symbols.
  ///
  /// - Precondition: `rootBits`, the code size byte of an image, is 2…8.
  mutating func clear(rootBits: Int) {
    precondition((2...8).contains(rootBits), "a GIF's code size is 2…8 bits")
    self.rootBits = rootBits
    for symbol in 0..<clearCode {
      nodes[symbol] = Node(symbol: UInt8(truncatingIfNeeded: symbol))
      runCodes[symbol << 8 | 1] = UInt16(truncatingIfNeeded: symbol)
      longestRun[symbol] = 1
    }
    next = firstCode
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
    nodes[next] = Node(symbol: symbol, nextSibling: nodes[code].firstChild)
    nodes[code].firstChild = UInt16(truncatingIfNeeded: next)
    nodes[code].firstChildSymbol = symbol
    next &+= 1
  }

  /// As `add`, where `code`'s string is `length` times `symbol`.
  @inline(__always)
  mutating func addRun(_ symbol: UInt8, to code: Int, length: Int) {
    if length < Self.longestListedRun {
      runCodes[Int(symbol) << 8 | (length &+ 1)] = UInt16(truncatingIfNeeded: next)
      longestRun[Int(symbol)] = UInt8(truncatingIfNeeded: length &+ 1)
    }
    add(symbol, to: code)
  }
}
