import Foundation
import SkeletonAnim
import SkeletonCampaign
import Synchronization

/// The journal of one run on the disk: a line for each file, written once that is in place.
///
/// After any end of the run, be it a kill, what is written is true: lines are appended whole, and
/// one that a power failure tears is passed over. Parts that run at the same time each have a
/// journal of their own.
final class JournalFile: Sendable {
  private let descriptor: Int32
  private let order = Mutex(())

  /// Opens the journal to append to it, and makes its folder if there is none.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  init(_ folders: CampaignFolders, shard: CampaignReport.Part?) throws {
    try Folders.make(folders.records)
    let part = shard.map { "-\($0.index)-of-\($0.count)" } ?? ""
    let path = "\(folders.records)/\(Self.prefix)\(part)\(Self.suffix)"
    try Self.shorten(path)
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        message: "cannot create \(path): \(String(cString: strerror(errno)).lowercased())",
        code: ExitCode.cannotCreate)
    }
    endTornLine()
  }

  deinit { close(descriptor) }

  private static let prefix = "journal"
  private static let suffix = ".jsonl"
  /// From where on a journal is rewritten without what later lines have overtaken, in bytes.
  private static let length = 8 << 20

  /// What all runs so far have completed, of whatever part.
  ///
  /// Of one path in two journals the later one in the order of names counts; an entry that is no
  /// longer true is found out by the file it is about.
  static func journal(_ folders: CampaignFolders) -> Journal {
    var journal = Journal()
    for name in Folders.names(in: folders.records)
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      guard let data = FileManager.default.contents(atPath: "\(folders.records)/\(name)") else {
        continue
      }
      journal.read(String(decoding: data, as: UTF8.self))
    }
    return journal
  }

  /// A line that cannot be written costs drawing a file again, and nothing else.
  func append(_ entry: JournalEntry) {
    let line = Journal.line(entry)
    order.withLock { _ in _ = write(descriptor, line, line.count) }
  }

  private static func shorten(_ path: String) throws {
    guard let stamp = FileStamp(path), stamp.bytes > length,
      let data = FileManager.default.contents(atPath: path)
    else { return }
    var journal = Journal()
    journal.read(String(decoding: data, as: UTF8.self))
    let lines = journal.entries.values.sorted { $0.path < $1.path }.flatMap(Journal.line)
    do { try WholeFile.write(lines, to: path) } catch { throw Failure(error, stopSignal: nil) }
  }

  private func endTornLine() {
    var last: UInt8 = UInt8(ascii: "\n")
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n")
    else { return }
    last = UInt8(ascii: "\n")
    write(descriptor, &last, 1)
  }
}
