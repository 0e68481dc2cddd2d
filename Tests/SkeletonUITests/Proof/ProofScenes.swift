import SkeletonGraphics
import SkeletonText
import SkeletonUI

// This file is compiled twice: in the tests, where the kit's names mean ours, and beside the seed's
// own source, where they mean the seed's. What it prints must be the same.

/// The kit in all the ways that its interface allows.
enum ProofScenes {
  @ViewBuilder private static func scene(_ number: Int) -> some View {
    switch number {
    case 0: preview
    case 1: SKSkeleton()
    case 2: SKSkeleton(.circle)
    case 3: SKSkeleton(.circle, size: 48)
    case 4: SKSkeleton(.text(lines: 0))
    case 5: SKSkeleton(.text(lines: 1), size: 9)
    case 6: SKSkeleton(.text(lines: 3), cornerRadius: 2.5)
    case 7: SKSkeleton(.text(lines: -4), cornerRadius: 0)
    case 8: SKSkeleton(.rect, size: 120, cornerRadius: SK.Radius.lg).padding(3.3)
    case 9: SKSkeletonRow(showsAvatar: false)
    case 10:
      HStack {
        SKSkeletonRow()
        SKSkeleton(.circle, size: 20)
        SKSkeleton(.text(lines: 2))
      }
    case 11: Text("Loaded").skRedacted(true)
    case 12: Text("Loaded").skRedacted(false)
    case 13:
      VStack(spacing: 0) {
        Group {
          Text("A")
          Text("B")
        }.skRedacted(true)
      }
    case 14: SKSkeleton(.rect).frame(width: 0).skRedacted(true)
    default: SKSkeleton(.text(lines: 12), size: 0.4, cornerRadius: 90)
    }
  }

  /// The seed's own preview.
  private static var preview: some View {
    VStack(alignment: .leading, spacing: SK.Space.xl) {
      SKSkeletonRow()
      SKSkeletonRow()
      SKSkeleton(.text(lines: 3))
      SKSkeleton(.rect, size: 120, cornerRadius: SK.Radius.lg)
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        Text("Real text, redacted").font(SK.Type_.headline)
        Text("Same layout, no jump when it loads.").font(SK.Type_.callout)
      }
      .skRedacted(true)
    }
    .padding(SK.Space.xl)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(SK.Palette.surfaceSunken)
  }

  /// Layout and drawing of every scene at several scales, in both directions and schemes, in two
  /// themes.
  static func text() throws -> String {
    var parts: [String] = []
    for number in 0...15 {
      for scale in [1.0, 2, 3] {
        for variant in 0..<4 {
          var options = SceneOptions(
            width: 391, height: number == 0 ? 844 : nil, scale: scale,
            typesetter: FixedTypesetter())
          options.layoutDirection = variant % 2 == 0 ? .leftToRight : .rightToLeft
          options.colorScheme = variant < 2 ? .light : .dark
          if variant == 3 {
            options.theme.radius.sm = 3
            options.theme.space.sm = 5.5
          }
          let laidOut = try LaidOutScene(options) { scene(number) }
          parts.append("scene \(number) at \(scale), variant \(variant): \(laidOut.contentSize)")
          parts += laidOut.views.map { "\($0.path) \($0.frame) \($0.drawn)" }
          parts.append("\(laidOut.drawing)")
        }
      }
    }
    return parts.joined(separator: "\n")
  }
}
