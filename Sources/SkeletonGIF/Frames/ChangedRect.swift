import Glibc
import SkeletonGraphics

/// The smallest rectangle that holds every pixel in which two pictures differ; nil if they are equal.
///
/// - Complexity: reads the rows outside the rectangle once, by `memcmp`, and those inside from
///   both sides up to the first difference.
func changedRect(
  _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, size: PixelSize
) -> PixelRect? {
  let width = size.width
  func rowDiffers(_ y: Int) -> Bool { memcmp(a + y * width, b + y * width, width) != 0 }

  var top = 0
  while top < size.height, !rowDiffers(top) { top += 1 }
  if top == size.height { return nil }
  var bottom = size.height
  while !rowDiffers(bottom - 1) { bottom -= 1 }

  // Only the columns outside what is already known to differ need a look in each row.
  var left = width
  var right = 0
  for y in top..<bottom {
    let (rowA, rowB) = (a + y * width, b + y * width)
    left = equalPrefix(rowA, rowB, count: left)
    right += width - right - equalSuffix(rowA + right, rowB + right, count: width - right)
  }
  return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
}

/// How many bytes from the front are equal, eight compared at a time.
private func equalPrefix(
  _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, count: Int
) -> Int {
  var i = 0
  while i + 8 <= count {
    let difference = word(a + i) ^ word(b + i)
    if difference != 0 { return i + difference.trailingZeroBitCount / 8 }
    i += 8
  }
  while i < count, a[i] == b[i] { i += 1 }
  return i
}

/// How many bytes from the back are equal, eight compared at a time.
private func equalSuffix(
  _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, count: Int
) -> Int {
  var i = count
  while i >= 8 {
    let difference = word(a + i - 8) ^ word(b + i - 8)
    if difference != 0 { return count - i + difference.leadingZeroBitCount / 8 }
    i -= 8
  }
  while i > 0, a[i - 1] == b[i - 1] { i -= 1 }
  return count - i
}

/// Eight bytes, the first one lowest.
@inline(__always)
private func word(_ p: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
}
