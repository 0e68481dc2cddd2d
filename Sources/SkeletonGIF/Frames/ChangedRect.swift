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
