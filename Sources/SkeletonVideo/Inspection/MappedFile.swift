import Glibc

/// A file's bytes, read when they are touched.
struct MappedFile: ~Copyable {
  private let bytes: UnsafeRawBufferPointer

  /// - Throws: `cannotRead`.
  static func open(_ path: String) throws(VideoError) -> MappedFile {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is no regular file")
    }
    guard status.st_size > 0 else { throw .malformed(path: path, reason: "it is empty") }
    let length = Int(status.st_size)
    guard let base = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED
    else { throw failure(path) }
    return MappedFile(bytes: UnsafeRawBufferPointer(start: base, count: length))
  }

  private static func failure(_ path: String) -> VideoError {
    .cannotRead(path: path, reason: String(cString: strerror(errno)))
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Copies the whole file.
  func copy(to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawBufferPointer(start: target, count: bytes.count).copyMemory(from: bytes)
  }

  /// - Precondition: the range is inside the file.
  func array(_ range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

  /// Whether two bytes follow each other anywhere after an offset.
  func contains(_ first: UInt8, _ second: UInt8, from offset: Int) -> Bool {
    guard (0..<bytes.count).contains(offset) else { return false }
    var rest = bytes[offset...]
    while let place = rest.firstIndex(of: first), place + 1 < bytes.count {
      if bytes[place + 1] == second { return true }
      rest = bytes[(place + 1)...]
    }
    return false
  }

  func text(at offset: Int, count: Int) -> String? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// The bytes as one number, first byte first; nil past the end of the file.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes as one number, last byte first; nil past the end of the file.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
