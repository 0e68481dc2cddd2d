import Glibc
import SkeletonAnim
import SkeletonGraphics
import SkeletonVideo

/// Any bytes are inspected as a file, and decoded when it is small.
///
/// libav itself is not instrumented: what is looked for are mistakes in what is made of its answers
/// and in the readers of WebP, PNG and ISO boxes.
func fuzzMedia(_ bytes: [UInt8]) {
  let path = "/dev/shm/skeleton-anim-fuzz-\(getpid())"
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  precondition(descriptor >= 0 && write(descriptor, bytes, bytes.count) == bytes.count)
  close(descriptor)
  defer { unlink(path) }
  attempt {
    let facts = try FileInspection(path: path)
    precondition(facts.width > 0 && facts.height > 0)
    guard facts.width * facts.height <= 1 << 18 else { return }
    var reader = try MediaReader.open(path)
    for _ in 0..<8 {
      guard let frame = try reader.next() else { break }
      precondition(frame.pixels.count == frame.size.count * 4)
    }
  }
}
