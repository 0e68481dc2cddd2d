/// LZW: pixels to codes, by the longest strings that the reader knows and the policy allows.
///
/// The codes of the greedy policy are those of giflib, one for one. Drawn pictures are runs, so a
/// string that starts in a run takes the longest known part of it in one step.
package struct LZWEncoder: ~Copyable {
  private let dictionary = LZWDictionary.allocate()
  private var output = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 8)

  package init() {}

  deinit {
    dictionary.deallocate()
    output.deallocate()
  }

  /// The stream for at least one pixel, without its cut into sub-blocks; valid until the next call.
  ///
  /// - Parameter width: pixels in a row.
  /// - Precondition: every pixel is below `1 << rootBits`, the code size byte of the image.
  package mutating func encode(
    _ pixels: UnsafeBufferPointer<UInt8>, width: Int, rootBits: Int,
    policy: LZWPolicy = LZWPolicy()
  ) -> UnsafeRawBufferPointer {
    precondition((2...8).contains(rootBits), "a GIF's code size is 2…8 bits")
    reserve(codes: pixels.count + pixels.count / 2048 + 4)
    var dictionary = dictionary
    dictionary.clear(rootBits: rootBits)
    return Self.encode(
      Rows(pixels: pixels.baseAddress!, count: pixels.count, width: width), policy, dictionary,
      LZWCodeWriter(output.baseAddress!, rootBits: rootBits))
  }

  private struct Rows {
    var pixels: UnsafePointer<UInt8>
    var count: Int
    var width: Int

    /// Where the string after `cut` ends at the latest.
    @inline(__always)
    func nextCut(after cut: Int, _ policy: LZWPolicy) -> Int {
      policy.cuts?.next(after: cut, in: pixels, width: width, end: count) ?? count
    }
  }

  private static func encode(
    _ rows: Rows, _ policy: LZWPolicy,
    _ emptyDictionary: LZWDictionary, _ emptyWriter: LZWCodeWriter
  ) -> UnsafeRawBufferPointer {
    var (dictionary, writer) = (emptyDictionary, emptyWriter)
    let clearCode = dictionary.clearCode
    writer.append(clearCode)
    var position = 0
    var runEnd = 0
    let (pixels, count) = (rows.pixels, rows.count)
    var limit = rows.nextCut(after: 0, policy)
    while true {
      let start = position
      let symbol = pixels[start]
      if start >= runEnd { runEnd = endOfRun(pixels, from: start, to: count) }
      let jump = min(runEnd &- start, Int(dictionary.longestRun[Int(symbol)]))
      let run = Int(dictionary.runCodes[Int(symbol) << 8 | jump])
      var code = run
      position &+= jump
      let last = dictionary.lastMatches[run]
      if last.code != 0 {
        let equal = equalPrefix(
          pixels + position, pixels + (last.start &+ jump),
          count: min(last.length &- jump, limit &- position))
        let surplus = last.length &- jump &- equal
        if surplus < equal {
          code = last.code
          for _ in 0..<surplus { code = Int(dictionary.nodes[code].parent) }
          position &+= equal
        }
      }
      while position < limit {
        let longer = dictionary.child(of: code, symbol: pixels[position])
        if longer == 0 { break }
        code = longer
        position &+= 1
      }
      writer.append(code, next: dictionary.next)
      dictionary.lastMatches[run] = .init(start: start, length: position &- start, code: code)
      if position == count { break }
      if dictionary.isFull {
        if !policy.keepsFullTable {
          writer.append(clearCode)
          writer.restart()
          dictionary.clear(rootBits: dictionary.rootBits)
        }
      } else if position < runEnd {
        dictionary.addRun(symbol, to: code, length: position &- start)
      } else if position < limit || dictionary.child(of: code, symbol: pixels[position]) == 0 {
        dictionary.add(pixels[position], to: code)
      } else {
        dictionary.skip()
      }
      if position == limit { limit = rows.nextCut(after: position, policy) }
    }
    writer.append(dictionary.endCode)
    return writer.finish()
  }

  private mutating func reserve(codes: Int) {
    let bytes = LZWCodeWriter.capacity(codes: codes)
    if output.count >= bytes { return }
    output.deallocate()
    output = .allocate(byteCount: bytes, alignment: 8)
  }
}
