import Glibc
import SkeletonAnim
import Synchronization

/// Shows how far a run is: a bar that redraws itself on a terminal, or JSON lines.
final class ProgressDisplay: Sendable {
  enum Style: Sendable {
    case none
    case bar(colored: Bool)
    case json
  }

  private let style: Style
  /// Tenths of a percent shown last, so that a thousand frames a second do not flood a terminal.
  private let shown = Mutex(-1)

  init(_ style: Style) {
    self.style = style
  }

  func update(_ progress: RenderProgress) {
    let permille = progress.framesDone * 1000 / max(progress.frames, 1)
    let isNew = shown.withLock { last in
      defer { last = permille }
      return permille != last
    }
    guard isNew else { return }
    switch style {
    case .none: break
    case .json:
      let line: JSONValue = [
        "frame": .integer(progress.framesDone), "frames": .integer(progress.frames),
      ]
      StandardStreams.writeError(line.text + "\n")
    case .bar(let colored):
      let bar = ProgressBar.text(permille: permille, 30, colored: colored)
      StandardStreams.writeError("\r\(bar) \(progress.framesDone)/\(progress.frames)")
    }
  }

  /// Takes the bar away, so that what follows stands on a line of its own.
  func clear() {
    guard case .bar = style, shown.withLock({ $0 }) >= 0 else { return }
    StandardStreams.writeError("\r\u{1B}[K")
  }
}
