import Synchronization

/// What was made of each key, made once; failures are kept as well.
final class OnceCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let results = Mutex<[Key: Result<Value, any Error>]>([:])

  func value(_ key: Key, make: () throws -> Value) throws -> Value {
    if let known = results.withLock({ $0[key] }) { return try known.get() }
    // Outside the lock: threads that meet here make the same, and a slow one holds nobody up.
    let result = Result { try make() }
    results.withLock { $0[key] = result }
    return try result.get()
  }
}
