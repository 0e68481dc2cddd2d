import Dispatch
import Synchronization

/// The meeting place of workers that produce numbered results out of order and one consumer that
/// takes them in order.
final class ProductionLine<Output: Sendable, Failure: Error>: Sendable {
  enum Outcome: Sendable {
    case output(Output)
    case failed(Failure)
    case cancelled(Failure)
  }

  private struct State {
    var next = 0
    var isStopped = false
    /// By index modulo the window; nil until delivered.
    var outcomes: [Outcome?]
    /// The failure with the lowest index.
    var failure: (index: Int, error: Failure)?
  }

  private let count: Int
  private let state: Mutex<State>
  /// How many more results may be begun.
  private let room: DispatchSemaphore
  /// One for each place in the window: signalled once its result is there.
  private let delivered: [DispatchSemaphore]

  init(count: Int, window: Int) {
    self.count = count
    state = Mutex(State(outcomes: Array(repeating: nil, count: window)))
    // A semaphore must not end below the value it was made with, so all are made with 0.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<window { room.signal() }
    delivered = (0..<window).map { _ in DispatchSemaphore(value: 0) }
  }

  /// The index a worker is to produce, once there is room; nil when there is nothing left to do.
  func next() -> Int? {
    room.wait()
    let index: Int? = state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    // The room was not used: let the next worker see the end as well.
    if index == nil { room.signal() }
    return index
  }

  /// Produces and hands over one result, unless `check` throws.
  func deliver(
    _ index: Int, check: () throws(Failure) -> Void, produce: () throws(Failure) -> Output
  ) {
    let outcome: Outcome
    do throws(Failure) {
      try check()
      do throws(Failure) {
        outcome = .output(try produce())
      } catch {
        outcome = .failed(error)
      }
    } catch {
      outcome = .cancelled(error)
    }
    let place = index % delivered.count
    state.withLock { state in
      if case .failed(let error) = outcome, index < state.failure?.index ?? .max {
        state.failure = (index, error)
      }
      state.outcomes[place] = outcome
    }
    delivered[place].signal()
  }

  /// Waits for a result; indices are asked for from 0 upwards.
  func take(_ index: Int) -> Outcome {
    let place = index % delivered.count
    delivered[place].wait()
    let outcome = state.withLock { $0.outcomes[place].take() }
    room.signal()
    guard let outcome else { preconditionFailure("a result was signalled but not delivered") }
    return outcome
  }

  /// Ends the work: no further result is begun.
  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }

  /// What failed first in the order of results, of those that were begun.
  func failure() -> Failure? {
    state.withLock { $0.failure?.error }
  }
}
