import CLibAV

/// A plane of samples: its first byte, and how many bytes lie between the starts of two rows.
struct Plane {
  let base: UnsafeMutablePointer<UInt8>
  let stride: Int

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * stride }

  /// The row's samples of 16 bits.
  func wideRow(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(row(y)).assumingMemoryBound(to: UInt16.self)
  }
}

extension Picture {
  /// - Precondition: the picture's format has the plane, 0…3.
  func plane(_ index: Int) -> Plane {
    let data = [
      pointer.pointee.data.0, pointer.pointee.data.1, pointer.pointee.data.2,
      pointer.pointee.data.3,
    ]
    let strides = [
      pointer.pointee.linesize.0, pointer.pointee.linesize.1, pointer.pointee.linesize.2,
      pointer.pointee.linesize.3,
    ]
    guard let base = data[index] else { preconditionFailure("the picture has no plane \(index)") }
    return Plane(base: base, stride: Int(strides[index]))
  }
}
