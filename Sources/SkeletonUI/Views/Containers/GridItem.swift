public import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a track is across the grid. Negative and non-finite lengths count as 0; an infinite
  /// maximum is no limit.
  public enum Size: Sendable {
    /// Always this long, in points.
    case fixed(CGFloat)
    /// An equal share of what fixed tracks leave, within limits in points; what one track cannot
    /// take goes to the others. Where the grid is offered nothing it is as long as its minimum.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum, in points, as find room in an equal share of what
    /// fixed tracks leave, and at least one; they share it equally, each up to the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// Points to the next track; nil for 8.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Describes a track, by default one that takes an equal share of at least 10 points.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension [GridItem] {
  /// Where each track of a grid starts and how long it is, in a length offered across.
  ///
  /// Fixed tracks are served first; the others share what is left equally, those with a smaller
  /// limit before those with a larger one, so that what one cannot take goes to the rest.
  func tracks(in length: Double?) -> [GridTrack] {
    let gaps = dropLast().reduce(0) { $0 + $1.gap }
    let fixed = reduce(0) { $0 + ($1.fixedLength ?? 0) }
    var remaining = Swift.max((length ?? 0) - gaps - fixed, 0)
    var lengths = map(\.fixedLength)
    let open = indices.filter { lengths[$0] == nil }.sorted {
      (self[$0].limits.upperBound, $0) < (self[$1].limits.upperBound, $1)
    }
    for (served, index) in open.enumerated() {
      let limits = self[index].limits
      let share = length == nil ? limits.lowerBound : remaining / Double(open.count - served)
      let taken = Swift.min(Swift.max(share, limits.lowerBound), limits.upperBound)
      lengths[index] = taken
      remaining = Swift.max(remaining - taken, 0)
    }
    var tracks: [GridTrack] = []
    var position = 0.0
    for (item, length) in zip(self, lengths) where tracks.count < GridTrack.maximumCount {
      for part in item.parts(of: length ?? 0) {
        tracks.append(GridTrack(start: position, length: part, alignment: item.alignment))
        position += part + item.gap
      }
    }
    return tracks
  }
}

/// One column or row with its place.
struct GridTrack {
  var start: Double
  var length: Double
  var alignment: Alignment?

  /// More find no room on any canvas.
  static let maximumCount = 10_000
}

extension GridItem {
  fileprivate var gap: Double { spacing?.usable ?? StackRule.defaultSpacing }

  fileprivate var fixedLength: Double? {
    if case .fixed(let length) = size { length.usableLength ?? 0 } else { nil }
  }

  fileprivate var limits: ClosedRange<Double> {
    switch size {
    case .fixed(let length): (length.usableLength ?? 0)...(length.usableLength ?? 0)
    case .flexible(let minimum, let maximum):
      (minimum.usableLength ?? 0)...Swift.max(
        maximum.usableLength ?? .infinity, minimum.usableLength ?? 0)
    // Several of them may fill the whole share.
    case .adaptive(let minimum, _): (minimum.usableLength ?? 0)...Double.infinity
    }
  }

  /// The lengths of the tracks that one item makes in its share.
  fileprivate func parts(of share: Double) -> [Double] {
    guard case .adaptive(let minimum, let maximum) = size else { return [share] }
    let least = Swift.max(minimum.usableLength ?? 0, 1)
    let count = Swift.min(
      Swift.max(1, ((share + gap) / (least + gap)).rounded(.down)), Double(GridTrack.maximumCount))
    let length = Swift.max((share - gap * (count - 1)) / count, 0)
    let limited = Swift.min(length, maximum.usableLength ?? .infinity)
    return Array(repeating: Swift.max(limited, Swift.min(least, share)), count: Int(count))
  }
}
