import SkeletonGraphics

extension ColorTable {
  /// The bits of an index into the table as it is stored, padded to a power of two of at least 2.
  var depth: Int { max(1, Int.bitWidth - (colors.count - 1).leadingZeroBitCount) }

  /// The code size byte of an image that uses the table: LZW starts at 2 bits even for two colours.
  var codeSize: Int { max(2, depth) }
}
