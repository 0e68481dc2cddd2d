package import SkeletonGraphics

/// One compressed frame, ready to be written; frames may be made in any order.
package struct GIFFrame: Sendable, Hashable {
  /// The part of the canvas that the frame paints.
  package var rect: PixelRect
  /// The frame's own table; nil = the file's.
  package var colors: ColorTable?
  /// The index that leaves the canvas as it is, if the frame uses one.
  package var transparentIndex: Int?
  /// The compressed pixels as the file holds them: sub-blocks of a length byte (1…255) and that
  /// many bytes, ended by a zero.
  package var blocks: [UInt8]
}
