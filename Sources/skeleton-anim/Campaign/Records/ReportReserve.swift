import Glibc
import SkeletonCampaign

/// Room on the disk for the report, kept while files are drawn: when the disk is full, there must
/// still be a report that says what is missing.
struct ReportReserve: ~Copyable {
  private let path: String

  /// Takes the room; where the file system cannot, the report takes its chance.
  ///
  /// - Parameter shard: parts that run at the same time each keep room of their own.
  init(_ folders: CampaignFolders, shard: CampaignReport.Part?, bytes: Int) {
    path = "\(folders.records)/reserve" + (shard.map { "-\($0.index)-of-\($0.count)" } ?? "")
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    _ = posix_fallocate(descriptor, 0, off_t(bytes))
    close(descriptor)
  }

  deinit { unlink(path) }

  /// Gives the room back.
  consuming func release() {}
}
