import Foundation
import Glibc
import SkeletonGraphics
import SkeletonUI
import SkeletonVideo
import Synchronization

/// The decoded pictures of an animation, and all files that were read for them.
final class ImageCache: Sendable {
  /// What tells one state of a file from another.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var bytes: Int
    var number: UInt64
  }

  private struct State {
    var bitmaps: [String: (stamp: Stamp, bitmap: Bitmap)] = [:]
    var paths: Set<String> = []
    var sought: Set<String> = []
    var names: Set<String> = []
  }

  private let state = Mutex(State())

  /// Of files read so far, sorted.
  var paths: [String] { state.withLock { $0.paths.sorted() } }

  /// Files that were looked for as well as those read, sorted.
  var candidates: [String] { state.withLock { $0.paths.union($0.sought).sorted() } }

  /// What scenes have called their pictures so far, sorted.
  var names: [String] { state.withLock { $0.names.sorted() } }

  /// Keeps account of a name that is looked for.
  func look(for name: String) { state.withLock { _ = $0.names.insert(name) } }

  /// Whether there is a regular file.
  func exists(_ path: String) -> Bool {
    state.withLock { _ = $0.sought.insert(path) }
    return Self.stamp(path) != nil
  }

  /// - Parameter memoryLimit: the most bytes for all pictures together.
  func bitmap(_ path: String, memoryLimit: Int) throws(ImageError) -> Bitmap {
    let stamp = Self.stamp(path)
    let (known, held) = state.withLock { state in
      state.paths.insert(path)
      if let known = state.bitmaps[path], known.stamp == stamp {
        return (known.bitmap as Bitmap?, 0)
      }
      state.bitmaps[path] = nil
      return (nil, state.bitmaps.values.reduce(0) { $0 + $1.bitmap.pixels.count })
    }
    if let known { return known }
    let bitmap: Bitmap
    do { bitmap = try StillPicture.read(path, memoryLimit: max(0, memoryLimit - held)) } catch {
      throw ImageError(error)
    }
    if let stamp { state.withLock { $0.bitmaps[path] = (stamp, bitmap) } }
    return bitmap
  }

  /// - Parameter set: the folder of an image set.
  func contents(ofSet set: String) throws(ImageError) -> ImageSetContents {
    let path = set + "/Contents.json"
    state.withLock { _ = $0.paths.insert(path) }
    guard exists(path), let data = FileManager.default.contents(atPath: path) else {
      throw .unusable("cannot read \(path)")
    }
    do { return try JSONDecoder().decode(ImageSetContents.self, from: data) } catch {
      throw .unusable("\(path) is not the contents of an image set")
    }
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      bytes: Int(status.st_size), number: UInt64(status.st_ino))
  }
}

extension ImageError {
  fileprivate init(_ error: VideoError) {
    self =
      switch error {
      case .missingLibrary, .missingCodec: .unavailable("\(error)")
      default: .unusable("\(error)")
      }
  }
}
