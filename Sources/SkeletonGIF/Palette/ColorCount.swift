import SkeletonGraphics

/// A colour and how many pixels have it.
struct ColorCount {
  var color: RGBA8
  var count: Int
}
