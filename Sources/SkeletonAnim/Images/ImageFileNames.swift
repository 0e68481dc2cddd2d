import SkeletonUI

/// The files that a picture's name may stand for, in the order in which they are taken.
struct ImageFileNames: CustomStringConvertible {
  struct Candidate: Equatable {
    var name: String
    /// Pixels a point.
    var scale: Int
  }

  private let stem: String
  private let extensions: [String]
  private let scales: [Int]

  private static let known = ["png", "jpg", "jpeg", "webp"]

  /// A name may have its extension with it.
  init(_ request: ImageRequest) {
    let parts = request.name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, Self.known.contains(last.lowercased()) {
      stem = parts.dropLast().joined(separator: ".")
      extensions = [String(last)]
    } else {
      stem = request.name
      extensions = Self.known
    }
    scales = Self.preferredScales(for: request.scale)
  }

  var candidates: [Candidate] {
    scales.flatMap { scale in
      extensions.map {
        Candidate(name: stem + (scale == 1 ? "" : "@\(scale)x") + "." + $0, scale: scale)
      }
    }
  }

  /// Of 1, 2 and 3 the nearest that loses nothing, then finer ones, then coarser ones.
  static func preferredScales(for scale: Double) -> [Int] {
    let best = Int(min(max(scale.rounded(.up), 1), 3))
    return Array(best...3) + (1..<best).reversed()
  }

  var description: String {
    let names = extensions.map { stem + "." + $0 }
    return names.joined(separator: ", ") + " (also with @2x or @3x)"
  }
}
