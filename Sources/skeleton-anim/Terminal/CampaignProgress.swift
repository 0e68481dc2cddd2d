import Glibc
import SkeletonCampaign
import Synchronization

/// Shows how far a batch is: a bar that redraws itself on a terminal, JSON lines, or a log.
final class CampaignProgress: Sendable {
  enum Style: Sendable {
    case none
    /// A line for each file drawn.
    case log
    case bar(colored: Bool)
    /// A JSON document for each file, on a line.
    case json
  }

  private struct State {
    var done = 0
    /// Files that took time, unlike those that were there already.
    var worked = 0
    var isShown = false
    /// When the bar was drawn last.
    var shown: ContinuousClock.Instant?
  }

  private let style: Style
  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ style: Style, total: Int) {
    self.style = style
    self.total = total
  }

  /// - Parameter line: what a log says of a file that was drawn.
  func finished(_ report: AssetReport, line: String?) {
    // Within the lock, so that lines do not mix and counts do not go back.
    state.withLock { state in
      state.done += 1
      if report.status != .upToDate { state.worked += 1 }
      if let failure = report.failure { tell(failure, &state) }
      switch style {
      case .none: break
      case .log: if let line { StandardStreams.writeError(line + "\n") }
      case .json: StandardStreams.writeError(json(report, state.done).text + "\n")
      case .bar(let colored): show(report, &state, colored: colored)
      }
    }
  }

  /// Takes the bar away, so that what follows stands on a line of its own.
  func clear() {
    state.withLock { clear(&$0) }
  }

  private func clear(_ state: inout State) {
    if state.isShown { StandardStreams.writeError("\r\u{1B}[K") }
    state.isShown = false
  }

  private func tell(_ failure: String, _ state: inout State) {
    if case .json = style { return }
    clear(&state)
    Diagnostics.error(Failure(message: failure, code: ExitCode.failedIO))
  }

  private func json(_ report: AssetReport, _ done: Int) -> JSONValue {
    [
      "done": .integer(done), "total": .integer(total), "path": .string(report.path),
      "status": .string(report.status.rawValue), "bytes": .optional(report.file?.bytes),
      "seconds": (report.file?.seconds).map(JSONValue.number) ?? .null,
      "failure": .optional(report.failure),
    ]
  }

  /// `████░░░░ 37/240 · 12.3/s · 18 s left · row-dark@2x.gif`, as wide as the terminal at most.
  private func show(_ report: AssetReport, _ state: inout State, colored: Bool) {
    let now = ContinuousClock.now
    if let shown = state.shown, state.done < total, now - shown < .milliseconds(50) { return }
    state.shown = now
    var facts = ["\(state.done)/\(total)"]
    let seconds = (now - start) / .seconds(1)
    if state.worked > 0, seconds > 0 {
      let rate = Double(state.worked) / seconds
      facts.append("\(Self.rounded(rate))/s")
      if state.done < total { facts.append(Self.left(Double(total - state.done) / rate)) }
    }
    let cells = 24
    let text = facts.joined(separator: " · ")
    let room = Self.columns - cells - text.count - 5
    let name = report.path.split(separator: "/").last ?? ""
    let tail = room >= 8 ? " · " + (name.count > room ? "…" + name.suffix(room - 1) : name) : ""
    let bar = ProgressBar.text(permille: state.done * 1000 / max(total, 1), cells, colored: colored)
    StandardStreams.writeError("\r\(bar) \(text)\(tail)\u{1B}[K")
    state.isShown = true
  }

  private static func rounded(_ rate: Double) -> String {
    rate >= 100 ? String(Int(rate)) : String((rate * 10).rounded() / 10)
  }

  private static func left(_ seconds: Double) -> String {
    seconds >= 90
      ? "\(Int((seconds / 60).rounded())) min left" : "\(Int(seconds.rounded(.up))) s left"
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
