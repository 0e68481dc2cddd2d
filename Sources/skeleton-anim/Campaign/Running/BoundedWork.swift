import Dispatch
import Foundation
import Synchronization

/// Pieces of work for a few threads, of which only so many run at once as fit in memory.
///
/// Pieces are begun in their order, but one that does not fit yet lets smaller ones pass. A piece
/// that needs more than there is runs alone.
final class BoundedWork: Sendable {
  private struct State {
    /// The first piece that nobody has looked at.
    var next = 0
    /// Pieces before it that did not fit when they were looked at, in their order.
    var passed: [Int] = []
    var running = 0
    var memory = 0
    /// Threads that wait for memory.
    var sleepers = 0
  }

  private enum Step {
    case take(Int)
    case wait
    case end
  }

  private let costs: [Int]
  private let limit: Int
  private let state: Mutex<State>
  private let wake = DispatchSemaphore(value: 0)

  private init(costs: [Int], limit: Int) {
    self.costs = costs
    self.limit = limit
    state = Mutex(State())
  }

  /// Runs `work` for each piece; returns when all are done.
  ///
  /// - Parameters:
  ///   - costs: of each piece, in bytes.
  ///   - limit: the most bytes at once.
  static func run(
    costs: [Int], limit: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Void
  ) {
    let line = BoundedWork(costs: costs, limit: limit)
    let group = DispatchGroup()
    for _ in 0..<min(threads, costs.count) {
      group.enter()
      let thread = Thread {
        while let piece = line.next() {
          work(piece)
          line.done(piece)
        }
        group.leave()
      }
      // As the main thread has: drawings nest deeper than the 512 KiB of other threads hold.
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
  }

  /// The piece to run now; nil when all are begun.
  private func next() -> Int? {
    while true {
      let step = state.withLock { state in
        let step = self.step(&state)
        if case .wait = step { state.sleepers += 1 }
        return step
      }
      switch step {
      case .take(let piece): return piece
      case .end: return nil
      case .wait: wake.wait()
      }
    }
  }

  private func step(_ state: inout State) -> Step {
    let room = state.running == 0 ? Int.max : limit - state.memory
    if let place = state.passed.firstIndex(where: { costs[$0] <= room }) {
      return take(state.passed.remove(at: place), &state)
    }
    while state.next < costs.count {
      defer { state.next += 1 }
      if costs[state.next] <= room { return take(state.next, &state) }
      state.passed.append(state.next)
    }
    return state.passed.isEmpty ? .end : .wait
  }

  private func take(_ piece: Int, _ state: inout State) -> Step {
    state.running += 1
    state.memory += costs[piece]
    return .take(piece)
  }

  private func done(_ piece: Int) {
    let sleepers = state.withLock { state in
      state.running -= 1
      state.memory -= costs[piece]
      defer { state.sleepers = 0 }
      return state.sleepers
    }
    for _ in 0..<sleepers { wake.signal() }
  }
}
