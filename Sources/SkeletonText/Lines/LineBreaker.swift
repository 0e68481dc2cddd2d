/// Fills lines greedily.
///
/// A line ends at the last opportunity before the first cluster that does not fit; a word longer
/// than the line ends after the last cluster that fits. Every line holds at least one cluster.
/// Each cluster is visited at most twice, so the time is linear in the text.
struct LineBreaker {
  let clusters: [Cluster]
  /// Points; infinite for forced breaks only.
  let width: Double

  /// Sums of advances come out up to some 1e-12 off, and a frame of its text's own width must
  /// hold that text.
  private static let tolerance = 1e-6

  init(clusters: [Cluster], width: Double?) {
    self.clusters = clusters
    self.width = (width.map { $0 > 0 ? $0 : 0 } ?? .infinity) + Self.tolerance
  }

  /// The line that begins with a cluster.
  ///
  /// Spaces before a soft break take no room. Those before a forced break or the end do, as far
  /// as they fit.
  func line(from start: Int) -> BrokenLine {
    var x = 0.0
    var opportunity = start
    for i in start..<clusters.count {
      let cluster = clusters[i]
      if cluster.breakAfter == .mandatory {
        return wholeLine(start..<i, next: i + 1)
      }
      if !cluster.isSpace, x + cluster.advance > width, i > start {
        return wrappedLine(start..<(opportunity > start ? opportunity : i))
      }
      x += cluster.advance
      if cluster.breakAfter == .allowed { opportunity = i + 1 }
    }
    return wholeLine(start..<clusters.count, next: clusters.count)
  }

  /// The line that begins with a cluster when it is the last for which there is room: as many
  /// clusters as fit before an ellipsis, even if that means none.
  ///
  /// - Parameter ellipsis: the advance of an ellipsis in the font of a run.
  func truncatedLine(from start: Int, ellipsis: (_ run: Int) -> Double) -> BrokenLine {
    var x = 0.0
    var end = start
    var endsParagraph = true
    for i in start..<clusters.count {
      let cluster = clusters[i]
      if cluster.breakAfter == .mandatory { break }
      if !cluster.isSpace, x + cluster.advance + ellipsis(cluster.run) > width {
        endsParagraph = false
        break
      }
      x += cluster.advance
      if !cluster.isSpace { end = i + 1 }
    }
    let run = clusters[max(start, end - 1)].run
    return BrokenLine(
      clusters: start..<end, visibleEnd: end, width: advance(start..<end) + ellipsis(run),
      endsParagraph: endsParagraph, ellipsisRun: run)
  }

  private func wholeLine(_ range: Range<Int>, next: Int) -> BrokenLine {
    var end = trimmed(range)
    var x = advance(range.lowerBound..<end)
    while end < range.upperBound, x + clusters[end].advance <= width {
      x += clusters[end].advance
      end += 1
    }
    return BrokenLine(
      clusters: range.lowerBound..<next, visibleEnd: end, width: x, endsParagraph: true)
  }

  private func wrappedLine(_ range: Range<Int>) -> BrokenLine {
    let end = trimmed(range)
    return BrokenLine(
      clusters: range, visibleEnd: end, width: advance(range.lowerBound..<end),
      endsParagraph: false)
  }

  /// The end of a range without the spaces at its end.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Negative tracking may outweigh the glyphs; a width is never below 0.
  private func advance(_ range: Range<Int>) -> Double {
    max(0, clusters[range].reduce(0) { $0 + $1.advance })
  }
}
