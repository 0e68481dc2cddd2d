import SkeletonGraphics
public import SkeletonUI

extension Color {
  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a CSS colour name in any case, or `transparent`; nil
  /// for everything else.
  public init?(css text: String) {
    guard let color = RGBA(text) else { return nil }
    self.init(color)
  }
}
