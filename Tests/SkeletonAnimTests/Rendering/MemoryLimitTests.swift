import Foundation
import Testing

@testable import SkeletonAnim

@Suite struct MemoryLimitTests {
  /// The limit under a root folder that has these files.
  private func limit(_ files: [String: String]) throws -> Int {
    let folder = try TemporaryFolder()
    for (path, content) in files {
      let file = URL(filePath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return MemoryLimit.usual(root: folder.url.path)
  }

  @Test("without control groups, or without a limit in them, it is 2 GiB")
  func unlimited() throws {
    #expect(try limit([:]) == 2 << 30)
    #expect(
      try limit(["proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "max\n"]) == 2 << 30)
    #expect(
      try limit([
        "proc/self/cgroup": "4:memory:/a\n",
        "sys/fs/cgroup/memory/a/memory.limit_in_bytes": "9223372036854771712\n",
      ]) == 2 << 30)
    #expect(
      try limit(["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "8589934592\n"])
        == 2 << 30)
  }

  @Test("the least limit on the way to the process's group counts")
  func nested() throws {
    let files = [
      "proc/self/cgroup": "0::/user.slice/one:two/job\n",
      "sys/fs/cgroup/user.slice/memory.max": "536870912\n",
      "sys/fs/cgroup/user.slice/one:two/memory.max": "268435456\n",
      "sys/fs/cgroup/user.slice/one:two/job/memory.max": "max\n",
      "sys/fs/cgroup/other/memory.max": "4096\n",
    ]
    #expect(try limit(files) == 256 << 20)
  }

  @Test("a container that sees its own group as the root keeps that group's limit")
  func container() throws {
    #expect(
      try limit([
        "proc/self/cgroup": "12:cpu,cpuacct:/docker/f00\n4:hugetlb,memory:/docker/f00\n",
        "sys/fs/cgroup/memory/memory.limit_in_bytes": "134217728\n",
      ]) == 128 << 20)
    #expect(
      try limit(["proc/self/cgroup": "0::/../x\n", "sys/fs/cgroup/memory.max": "134217728\n"])
        == 128 << 20)
  }

  @Test("a picture beyond the limit is refused with what it needs and what is allowed")
  func refusal() throws {
    var animation = SkeletonAnimation { SKSkeletonRow() }
    animation.run.memoryLimit = 1 << 20
    let error = try #require(throws: RenderError.self) {
      try animation.dryRun([Output(path: "x.gif", format: .gif)])
    }
    #expect("\(error)".contains("1 MiB are allowed"), "\(error)")
  }
}
