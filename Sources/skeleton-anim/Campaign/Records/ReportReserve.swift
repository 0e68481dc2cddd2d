import Glibc

/// Room on the disk for the report, kept while files are drawn: when the disk is full, there must
/// still be a report that says what is missing.
struct ReportReserve: ~Copyable {
  private let path: String

  /// Takes the room; where the file system cannot, the report takes its chance.
  init(_ folders: CampaignFolders, bytes: Int) {
    path = "\(folders.records)/reserve"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    _ = posix_fallocate(descriptor, 0, off_t(bytes))
    close(descriptor)
  }

  deinit { unlink(path) }

  /// Gives the room back.
  consuming func release() {}
}
