internal import Foundation

/// A round picture of a person, by initials.
struct Avatar: UnnamedView {
  let initials: String
  let tint: Color
  var diameter: CGFloat = 44

  var body: some View {
    Loadable(
      Circle(),
      .linearGradient(
        colors: [tint.opacity(0.72), tint], startPoint: .top, endPoint: .bottom)
    )
    .frame(width: diameter, height: diameter)
    .overlay {
      WhenLoaded {
        Text(initials).font(.system(size: diameter * 0.38, weight: .semibold))
          .foregroundStyle(.white)
      }
    }
  }
}
