import Foundation
import Synchronization
import Testing

/// Every call on an output is made to fail in turn: no file may be lost, and none be partial.
@Suite(.enabled(if: Fault.isPossible, "needs the release build of the tool, and cc"))
struct FaultTests {
  @Test(
    "no failing call loses a file or leaves a partial one",
    arguments: [
      ["x.gif"], ["x.mp4"], ["x.mov"], ["x.webp"], ["x.apng"], ["x.png"], ["f0.png"],
      ["x.gif", "y.webm"],
    ])
  func matrix(files: [String]) throws {
    let fault = try Fault(files: files)
    for call in Fault.calls {
      let count = try fault.count(of: call.name)
      // Errors of the first, the last and some calls in between: the middle is all alike.
      let step = max(1, count / 12)
      let places = Set(1...max(count, 1)).filter { $0 <= 6 || $0 > count - 4 || $0 % step == 0 }
      let pairs = places.sorted().flatMap { place in call.errors.map { (place, $0) } }
      DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
        let (place, error) = pairs[index]
        do { try fault.run(call.name, at: place, error: error) } catch {
          Issue.record("\(call.name) \(place): \(error)")
        }
      }
    }
    let totals = fault.totals.withLock { $0 }
    print(
      "faults in \(files.joined(separator: " + ")): \(totals.tried) tried, "
        + "\(totals.survived) survived with the right file, \(totals.failed) told, "
        + "\(totals.crashed) crashed in a codec, files lost = 0")
    #expect(totals.failed >= 5)
  }

  @Test("a hundred interrupts at random times leave whole files or none")
  func interrupts() throws {
    let files = ["x.gif", "y.mp4", "z.png"]
    let fault = try Fault(files: files)
    let delays = (0..<100).map { _ in Double.random(in: 0...fault.seconds * 1.5) }
    let stopped = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: delays.count) { index in
      do {
        if try fault.interrupt(after: delays[index], signal: index % 2 == 0 ? SIGINT : SIGTERM) {
          stopped.withLock { $0 += 1 }
        }
      } catch { Issue.record("\(error)") }
    }
    let count = stopped.withLock { $0 }
    print("interrupts: 100 tried, \(count) stopped the run, files lost = 0")
    #expect(count > 10)
  }

  @Test("a hundred kills at random times leave older files, and the next run removes the rest")
  func kills() throws {
    let fault = try Fault(files: ["x.gif", "y.mp4", "z.png"])
    let delays = (0..<100).map { _ in Double.random(in: 0...fault.seconds * 1.2) }
    let counts = Mutex((killed: 0, left: 0))
    DispatchQueue.concurrentPerform(iterations: delays.count) { index in
      do {
        guard let left = try fault.kill(after: delays[index]) else { return }
        counts.withLock {
          $0.killed += 1
          $0.left += left
        }
      } catch { Issue.record("\(error)") }
    }
    let (killed, left) = counts.withLock { $0 }
    print(
      "kills: 100 tried, \(killed) ended the run, \(left) part files left and removed by the next, "
        + "files lost = 0")
    #expect(killed > 10)
  }

  @Test("a limit on address space ends in the right file or an error", arguments: ["gif", "mp4"])
  func addressSpace(format: String) throws {
    let space = try Workspace()
    var told = 0
    for megabytes in [96, 128, 160, 192, 256, 320, 384, 448, 512, 768, 1024, 2048] {
      let run = try space.program(
        "sh", "-c",
        "ulimit -v \(megabytes << 10); exec \(ToolRun.tool.path) preview --scale 3 -q -o x.\(format)"
      )
      // What the loader or the runtime's start needs, the tool has no say in.
      guard !run.errors.contains("error while loading"), run.status != 127 else { continue }
      #expect(
        [0, 2, 69, 70, 74].contains(run.status), "\(megabytes) MiB: \(run.status) \(run.errors)")
      if run.status != 0 {
        told += 1
        #expect(run.errors.contains("error: "), "\(megabytes) MiB: \(run.errors)")
      }
    }
    print("address space for \(format): 12 limits, \(told) told")
    #expect(told > 0)
  }
}

/// Runs of the tool with a library preloaded that makes a call fail.
final class Fault: Sendable {
  struct Totals {
    var (tried, survived, failed, crashed) = (0, 0, 0, 0)
  }

  /// What is made to fail, and with which errors: those that mean "again" have to be survived.
  static let calls: [(name: String, errors: [Int32])] = [
    ("open", [ENOSPC]), ("write", [ENOSPC, EINTR]), ("short", [0]), ("read", [EIO, EINTR]),
    ("fsync", [EIO]), ("close", [EIO]), ("rename", [EACCES]), ("mmap", [ENOMEM]),
    ("malloc", [ENOMEM]),
  ]

  static var isPossible: Bool {
    ToolRun.tool.path.contains("/release/")
      && FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
  }

  let totals = Mutex(Totals())
  private let files: [String]
  private let library: String
  private let base: Workspace
  private let right: [String: Data]
  /// How long a run takes.
  let seconds: Double

  init(files: [String]) throws {
    self.files = files
    base = try Workspace()
    library = base.path("fail_at.so")
    let source = ToolRun.root.appending(path: "Tests/Shims/fail_at.c").path
    let built = try ToolRun.program(
      "/usr/bin/cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], in: base.folder)
    try #require(built.status == 0, "\(built.errors)")
    let start = Date()
    let run = try ToolRun.program(ToolRun.tool.path, Self.arguments(files), in: base.folder)
    seconds = Date().timeIntervalSince(start)
    try #require(run.status == 0, "\(run.errors)")
    var right: [String: Data] = [:]
    for file in files { right[file] = try base.data(file) }
    self.right = right
  }

  private static func arguments(_ files: [String]) -> [String] {
    ["circle", "--scale", "1", "--frames", "3", "-q", "--jobs", "1"]
      + files.flatMap { ["-o", $0 == "f0.png" ? "f%d.png" : $0] }
  }

  /// How often a run without faults makes a call.
  func count(of call: String) throws -> Int {
    let space = try Workspace()
    let run = try start(call, at: 0, error: 0, in: space)
    #expect(run.status == 0, "\(run.errors)")
    return Int(String(decoding: try space.data(".count"), as: UTF8.self)) ?? 0
  }

  func run(_ call: String, at place: Int, error: Int32) throws {
    let space = try Workspace()
    for file in files { try Data("old".utf8).write(to: space.folder.appending(path: file)) }
    let run = try start(call, at: place, error: error, in: space)
    let what = "\(call) \(place) errno \(error): \(run.status) \(run.errors)"
    // libvpx does not look at all that it is given: SIGSEGV.
    let isCrash = call == "malloc" && run.status == SIGSEGV && files.contains("y.webm")
    let codes: [Int32] = call == "malloc" ? [0, 70, 74] : [0, 73, 74]
    #expect(isCrash || codes.contains(run.status), "\(what)")
    if call == "malloc" {
      // Codecs say more.
      #expect(isCrash || run.status == 0 || run.errors.contains("error: "), "\(what)")
    } else {
      #expect(run.errors.isEmpty || run.errors.hasPrefix("error: cannot "), "\(what)")
      #expect((run.status == 0) == run.errors.isEmpty, "\(what)")
    }
    if error == EINTR || call == "short" { #expect(run.status == 0, "\(what)") }
    for file in files {
      let content = try space.data(file)
      let isNew = content == right[file]
      #expect(isNew || run.status != 0 && content == Data("old".utf8), "\(what): \(file)")
    }
    // Where the runtime itself ends the process, the next run tidies up.
    if call == "malloc", run.status != 0 { try expectTidied(space) }
    let others = try space.names.filter { !files.contains($0) && $0 != ".count" }
    // Frames of a sequence are put in place one by one, once all are complete.
    #expect(others.allSatisfy { $0 == "f1.png" || $0 == "f2.png" }, "\(what): \(others)")
    totals.withLock {
      $0.tried += 1
      if run.status == 0 {
        $0.survived += 1
      } else if isCrash {
        $0.crashed += 1
      } else {
        $0.failed += 1
      }
    }
  }

  /// Part files that a run which was killed had left; nil when it had ended by itself.
  func kill(after seconds: Double) throws -> Int? {
    let space = try Workspace()
    for file in files { try Data("old".utf8).write(to: space.folder.appending(path: file)) }
    let status = try space.interruptedTool(Self.arguments(files), signal: SIGKILL, after: seconds)
    guard status == SIGKILL else { return nil }
    for file in files {
      let content = try space.data(file)
      #expect(content == right[file] || content == Data("old".utf8), "\(file)")
    }
    let left = try space.names.count { $0.hasSuffix(".part") }
    try expectTidied(space)
    return left
  }

  /// Runs once more, without a fault, and expects the right files and nothing else.
  private func expectTidied(_ space: Workspace) throws {
    let run = try ToolRun.program(ToolRun.tool.path, Self.arguments(files), in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    for file in files { #expect(try space.data(file) == right[file], "\(file)") }
    #expect(try !space.names.contains { $0.hasSuffix(".part") })
  }

  /// Whether a run that is sent a signal ended without its files.
  func interrupt(after seconds: Double, signal: Int32) throws -> Bool {
    let space = try Workspace()
    for file in files { try Data("old".utf8).write(to: space.folder.appending(path: file)) }
    // What comes before the tool watches for signals ends as the system ends it: 2 or 15.
    let status = try space.interruptedTool(
      Self.arguments(files), signal: signal, after: seconds)
    #expect([0, signal, 128 + signal].contains(status), "\(status) after \(seconds) s")
    let names = try space.names
    #expect(names == files.sorted(), "\(names) after \(seconds) s, \(status)")
    for file in files {
      let content = try space.data(file)
      #expect(content == right[file] || status != 0 && content == Data("old".utf8), "\(file)")
    }
    return status != 0
  }

  private func start(
    _ call: String, at place: Int, error: Int32, in space: Workspace
  ) throws -> ToolRun {
    try ToolRun.program(
      ToolRun.tool.path, Self.arguments(files), in: space.folder,
      environment: [
        "LD_PRELOAD": library, "FAIL_CALL": call, "FAIL_AT": "\(place)", "FAIL_ERRNO": "\(error)",
        "FAIL_COUNT": space.path(".count"), "FAIL_FOLDER": ".", "TMPDIR": space.folder.path,
        "FAIL_SIZE": "65536", "SWIFT_BACKTRACE": "enable=no",
      ])
  }
}
