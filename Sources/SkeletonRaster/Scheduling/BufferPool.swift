import Synchronization

/// Buffers that are used again: writing memory for the first time costs ten times as much as
/// writing it again.
package final class BufferPool<Buffer: Sendable>: Sendable {
  private let free = Mutex<[Buffer]>([])
  private let make: @Sendable () -> Buffer

  package init(make: @escaping @Sendable () -> Buffer) {
    self.make = make
  }

  /// A buffer that was given back, with whatever is in it, or a new one.
  package func take() -> Buffer {
    free.withLock { $0.popLast() } ?? make()
  }

  package func giveBack(_ buffer: Buffer) {
    free.withLock { $0.append(buffer) }
  }
}
