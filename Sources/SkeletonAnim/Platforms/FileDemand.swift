/// What a platform asks for without a number.
package enum FileDemand: String, Sendable, CaseIterable {
  case chroma420 = "chroma"
  case progressive = "scan"
  case closedGroups = "groups of pictures"
  case squarePixels = "shape of pixels"
  case noEditList = "edit list"
  case indexFirst = "index"
  case silence = "audio"
  case endlessLoop = "loop"
  case wholeFirstFrame = "first frame"

  /// What a file that meets it has.
  var asked: String {
    switch self {
    case .chroma420: "4:2:0"
    case .progressive: "progressive"
    case .closedGroups: "closed, so that playing can start at each key frame"
    case .squarePixels: "square"
    case .noEditList: "none"
    case .indexFirst: "before the pictures (moov first)"
    case .silence: "none"
    case .endlessLoop: "for ever"
    case .wholeFirstFrame: "right by itself, as some readers show no other"
    }
  }

  /// What a file that does not meet it has.
  var otherwise: String {
    switch self {
    case .chroma420: "another one"
    case .progressive: "interlaced"
    case .closedGroups: "open ones"
    case .squarePixels: "another one"
    case .noEditList: "one"
    case .indexFirst: "after the pictures"
    case .silence: "an audio track"
    case .endlessLoop: "a last play"
    case .wholeFirstFrame: "a blank one"
    }
  }

  /// The options that decide it.
  var remedy: String? {
    switch self {
    case .chroma420: "--codec"
    case .noEditList: "--social"
    case .endlessLoop: "--loop"
    case .progressive, .closedGroups, .squarePixels, .indexFirst, .silence, .wholeFirstFrame: nil
    }
  }
}
