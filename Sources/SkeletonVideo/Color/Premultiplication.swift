/// Colours times their alpha, rounded to nearest, pixel by pixel.
package func premultiplied(_ pixels: [UInt8]) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
    for i in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt16(pixels[i + 3])
      // 255 is odd, so no product lies half way: adding 127 rounds to nearest.
      for c in i..<i + 3 { target[c] = UInt8((UInt16(pixels[c]) * alpha + 127) / 255) }
      target[i + 3] = pixels[i + 3]
    }
    count = pixels.count
  }
}
