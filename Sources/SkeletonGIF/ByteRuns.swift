/// Where the run of one value that starts at `start` ends, eight bytes compared at a time.
@inline(__always)
func endOfRun(_ pixels: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  let pattern = UInt64(pixels[start]) &* 0x0101_0101_0101_0101
  var i = start &+ 1
  while i &+ 8 <= end {
    let word = UnsafeRawPointer(pixels + i).loadUnaligned(as: UInt64.self).littleEndian
    let difference = word ^ pattern
    if difference != 0 { return i &+ difference.trailingZeroBitCount / 8 }
    i &+= 8
  }
  while i < end, pixels[i] == pixels[start] { i &+= 1 }
  return i
}

/// The first change of value at or after `start`, or the end.
@inline(__always)
func nextChange(_ pixels: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  if start >= end { return end }
  return pixels[start &- 1] != pixels[start] ? start : endOfRun(pixels, from: start, to: end)
}

/// How many bytes from the front are equal, eight compared at a time.
@inline(__always)
func equalPrefix(
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
@inline(__always)
func equalSuffix(
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
func word(_ p: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
}
