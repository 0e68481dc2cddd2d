/// A line by the clusters it holds.
struct BrokenLine: Sendable, Hashable {
  /// All clusters that the line uses up, swallowed spaces and the line separator among them.
  var clusters: Range<Int>
  /// The end of the clusters that are drawn and measured.
  var visibleEnd: Int
  var width: Double
  var endsParagraph: Bool
  /// The run whose font draws an ellipsis after the visible clusters, on a truncated line.
  var ellipsisRun: Int?

  var visible: Range<Int> { clusters.lowerBound..<visibleEnd }
}
