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
