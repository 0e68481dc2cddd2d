import Foundation

/// The processors that this process may use.
package enum Processors {
  /// At least 1: those of the affinity mask, which `taskset` and containers narrow.
  package static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
