import Foundation

/// What runs of a campaign have completed, as read back from their journals: a line of JSON a file.
package struct Journal: Sendable {
  /// The latest entry of each path.
  package private(set) var entries: [String: JournalEntry] = [:]

  package init() {}

  /// Takes the lines of one journal in.
  ///
  /// A line that is no entry is passed over: the last one may be torn, and other versions of the
  /// tool may have written others.
  package mutating func read(_ text: String) {
    let decoder = JSONDecoder()
    for line in text.split(separator: "\n") {
      guard let entry = try? decoder.decode(JournalEntry.self, from: Data(line.utf8)) else {
        continue
      }
      entries[entry.path] = entry
    }
  }

  /// An entry as a line with its end.
  package static func line(_ entry: JournalEntry) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that are finite and strings always have a JSON form.
    let data = (try? encoder.encode(entry)) ?? Data()
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
