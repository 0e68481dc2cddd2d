import SkeletonRaster
import Synchronization
import Testing

@Suite struct OrderedFramesTests {
  private enum Failure: Error, Equatable {
    case produce(Int)
    case consume(Int)
    case cancelled
  }

  /// Runs `count` steps that fail where told, and returns what was consumed before that.
  private static func run(
    count: Int = 40, jobs: Int, failing: Int? = nil, refusing: Int? = nil,
    check: (@Sendable () throws(Failure) -> Void)? = nil
  ) -> (consumed: [Int], failure: Failure?) {
    var consumed: [Int] = []
    do throws(Failure) {
      try OrderedFrames.run(
        count: count, jobs: jobs, check: check, makeWorker: { 0 },
        produce: { (drawn: inout Int, index: Int) throws(Failure) in
          drawn += 1
          if index == failing { throw .produce(index) }
          return index * 3
        },
        consume: { (index: Int, result: Int) throws(Failure) in
          if index == refusing { throw .consume(index) }
          #expect(result == index * 3)
          consumed.append(index)
        })
    } catch {
      return (consumed, error)
    }
    return (consumed, nil)
  }

  @Test("results arrive once each and in order", arguments: [1, 2, 3, 8, 100])
  func order(jobs: Int) {
    let (consumed, failure) = Self.run(jobs: jobs)
    #expect(consumed == Array(0..<40))
    #expect(failure == nil)
  }

  @Test("nothing to do is done", arguments: [1, 4])
  func empty(jobs: Int) {
    #expect(Self.run(count: 0, jobs: jobs).consumed == [])
  }

  @Test(
    "whichever step fails, those before it are consumed and its error comes out",
    arguments: [
      1, 4,
    ])
  func failures(jobs: Int) {
    for index in 0..<40 {
      let produced = Self.run(jobs: jobs, failing: index)
      #expect(produced.failure == .produce(index))
      #expect(produced.consumed == Array(0..<index))
      let consumed = Self.run(jobs: jobs, refusing: index)
      #expect(consumed.failure == .consume(index))
      #expect(consumed.consumed == Array(0..<index))
    }
  }

  @Test("of several failures the first in order comes out")
  func first() {
    #expect(Self.run(jobs: 4, failing: 9, refusing: 8).failure == .consume(8))
    #expect(Self.run(jobs: 4, failing: 8, refusing: 9).failure == .produce(8))
  }

  @Test("a cancelled run stops and says so", arguments: [1, 3])
  func cancelled(jobs: Int) {
    let checks = Atomic(0)
    let (consumed, failure) = Self.run(jobs: jobs) { () throws(Failure) in
      if checks.add(1, ordering: .relaxed).newValue > 5 { throw .cancelled }
    }
    #expect(failure == .cancelled)
    #expect(consumed == Array(0..<5))
  }

  @Test("a step's own failure wins over being cancelled because of it")
  func rootCause() {
    let failed = Atomic(false)
    for _ in 0..<50 {
      failed.store(false, ordering: .relaxed)
      do throws(Failure) {
        try OrderedFrames.run(
          count: 30, jobs: 3,
          check: { () throws(Failure) in
            if failed.load(ordering: .relaxed) { throw .cancelled }
          },
          makeWorker: {},
          produce: { (_: inout Void, index: Int) throws(Failure) in
            if index == 7 {
              failed.store(true, ordering: .relaxed)
              throw .produce(7)
            }
          }, consume: { (_: Int, _: Void) throws(Failure) in })
        Issue.record("nothing failed")
      } catch {
        #expect(error == .produce(7))
      }
    }
  }

  @Test("no more than two results a job are under way", arguments: [2, 5])
  func bounded(jobs: Int) {
    let begun = Atomic(0)
    OrderedFrames.run(
      count: 60, jobs: jobs, makeWorker: {},
      produce: { (_: inout Void, _: Int) in _ = begun.add(1, ordering: .relaxed) },
      consume: { (index: Int, _: Void) in
        #expect(begun.load(ordering: .relaxed) <= index + 1 + 2 * jobs)
      })
    #expect(begun.load(ordering: .relaxed) == 60)
  }

  @Test("a pool makes a buffer only when none was given back")
  func pool() {
    let made = Mutex(0)
    let pool = BufferPool {
      made.withLock {
        $0 += 1
        return [$0]
      }
    }
    let a = pool.take()
    let b = pool.take()
    #expect(a != b)
    pool.giveBack(b)
    #expect(pool.take() == b)
    #expect(made.withLock { $0 } == 2)
  }
}
