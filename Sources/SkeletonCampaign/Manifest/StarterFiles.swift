/// What a campaign can start from: a commented manifest, and a screen it draws.
package enum StarterFiles {
  package static let all: [(name: String, text: String)] = [
    ("campaign.json5", manifest), ("Profile.swift", screen),
  ]

  private static let manifest = """
    // Every file of a campaign, from one command:
    //
    //     skeleton-anim batch campaign.json5
    //
    // Keys are the options of 'skeleton-anim --help' in camelCase: colorScheme is --color-scheme.
    {
      // Where each file goes. A {name} stands for the value in use of any key.
      output: "out/{scene}/{layoutDirection}-{colorScheme}@{scale}x.{format}",

      // What holds for every file, unless a nearer place says otherwise.
      defaults: { size: 390, fps: 30, duration: 1.5 },

      // Each of the assets below, in every combination of these.
      matrix: {
        colorScheme: ["light", "dark"],
        layoutDirection: ["ltr", "rtl"],
        scale: [1, 2],
        format: ["gif", "mp4"],
      },

      // But not these …
      exclude: [{ format: "mp4", scale: 1 }],

      // … and these with more keys.
      include: [
        { colorScheme: "dark", background: "#101014" },
        { format: "mp4", fitEven: "pad" },
      ],

      assets: [
        { scene: "Profile.swift" },
        // A built-in scene; 'skeleton-anim scenes' lists them.
        { scene: "row", duration: 2 },
        // A view by itself, once: its own, empty matrix stands in place of the one above.
        {
          name: "avatar",
          expression: "SKSkeleton(.circle, size: 48)",
          matrix: {},
          size: "48x48",
          background: "transparent",
          output: "out/avatar.apng",
        },
      ],
    }

    """

  private static let screen = """
    import SwiftUI

    struct Profile: View {
      var isLoading = true

      var body: some View {
        VStack(alignment: .leading, spacing: 20) {
          HStack(spacing: 12) {
            if isLoading {
              SKSkeleton(.circle, size: 56)
              SKSkeleton(.text(lines: 2))
            } else {
              Circle().fill(.teal).frame(width: 56, height: 56)
              VStack(alignment: .leading, spacing: 4) {
                Text("Maya Lindqvist").font(.headline)
                Text("Product designer, Gothenburg").font(.subheadline)
              }
            }
          }
          if isLoading {
            SKSkeleton(.text(lines: 3))
          } else {
            Text("Draws calm screens for busy people. Collects sea glass and unfinished games.")
          }
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    #Preview {
      Profile()
    }

    """
}
