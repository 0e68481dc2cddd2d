import CLibAV
import Glibc

/// A library of libav, loaded when a video is first asked for.
///
/// Linked in the usual way, libav and the hundred libraries of its codecs cost every run 23 ms of
/// processor time and 25 MB before `main`, a third of what a whole GIF takes. The major version is
/// that of the headers compiled against, as their structures are laid out for it alone.
struct LibAVLibrary: Sendable {
  let fileName: String
  /// nil when the library is not installed.
  private let handle: LibraryHandle?

  static let avutil = LibAVLibrary("avutil", major: LIBAVUTIL_VERSION_MAJOR)
  static let avcodec = LibAVLibrary("avcodec", major: LIBAVCODEC_VERSION_MAJOR)
  static let avformat = LibAVLibrary("avformat", major: LIBAVFORMAT_VERSION_MAJOR)

  /// - Throws: `missingLibrary`, for the first that is not there.
  static func load() throws(VideoError) {
    for library in [avutil, avcodec, avformat] where library.handle == nil {
      throw .missingLibrary(library.fileName)
    }
  }

  private init(_ name: String, major: Int32) {
    fileName = "lib\(name).so.\(major)"
    handle = dlopen(fileName, RTLD_LAZY | RTLD_LOCAL).map(LibraryHandle.init)
  }

  /// A function by name, as the type that its declaration in the headers has.
  ///
  /// - Precondition: ``load()`` succeeded.
  func function<Function>(_ name: String) -> Function {
    unsafeBitCast(symbol(name), to: Function.self)
  }

  /// The address of a function.
  func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let handle, let symbol = dlsym(handle.pointer, name) else {
      preconditionFailure("\(fileName) has no \(name)")
    }
    return symbol
  }
}

/// What `dlopen` gave; it stays open, and `dlsym` may be called on it from any thread.
private struct LibraryHandle: @unchecked Sendable {  // never closed, never changed
  let pointer: UnsafeMutableRawPointer
}
