import SkeletonGraphics
import Testing

@testable import SkeletonUI

/// Sources as people write them: what is tested is that every spelling compiles and means what it
/// should.
@Suite struct SpellingTests {
  private struct Profile: View {
    var name = "Ada"
    var isVerified = true
    @Environment(\.colorScheme) private var colorScheme
    @State private var isExpanded = false

    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        avatar
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 4) {
            Text(name).font(.headline).lineLimit(1)
            if isVerified { badge }
            Spacer()
            Text("\(3) min").font(.caption).foregroundStyle(.secondary)
          }
          Text("Wrote the first program.").font(.subheadline.weight(.medium))
            .foregroundColor(colorScheme == .dark ? .white : .init(white: 0.2))
            .multilineTextAlignment(.leading).lineSpacing(2)
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      .padding(.horizontal)
      .padding(.vertical, isExpanded ? 24 : 12)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(12)
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color(.separator), lineWidth: 0.5))
      .padding()
      .accessibilityLabel("Profile of \(name)")
    }

    private var avatar: some View {
      Circle()
        .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
        .frame(width: 48, height: 48)
        .overlay(alignment: .bottomTrailing) { Circle().fill(.green).frame(width: 12, height: 12) }
        .overlay(Circle().strokeBorder(.white, lineWidth: 2))
    }

    @ViewBuilder private var badge: some View {
      Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .foregroundColor(.blue).frame(width: 12, height: 12)
    }
  }

  @Test("a card with everything on it")
  func card() throws {
    let scene = try layOut(390, 200) { Profile() }
    #expect(scene.frames(of: "Circle").first == .init(32, 76, 48, 48))
    #expect(scene.frames(of: "Text").count == 3)
    #expect(scene.views.last?.view == "RoundedRectangle")
  }

  @Test("styles by their short names, with and without opacity")
  func shortNames() throws {
    let scene = try layOut(100, 100) {
      ZStack {
        Rectangle().fill(.red)
        Rectangle().fill(.red.opacity(0.5))
        Rectangle().fill(Color.blue.opacity(0.5))
        Rectangle().fill(.secondary.opacity(0.5))
        Rectangle().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(Color.red.gradient)
        Rectangle().foregroundStyle(.tertiary)
        Color(white: 0.9)
        Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      }
      .background(.yellow)
      .background(.blue, in: Capsule())
      .background(.green, in: .rect(cornerRadius: 3))
      .background(alignment: .top) { Color.red }
      .background(Circle(), alignment: .bottom)
      .background(in: .circle)
      .overlay(.black.opacity(0.1))
      .overlay(Text("x"), alignment: .topLeading)
      .border(.red)
      .border(Color.gray.opacity(0.2), width: 2)
      .tint(.blue)
    }
    #expect(scene.drawing.nodes.count == 10 + 6 + 1 + 2)
  }

  @Test("frames and paddings in every form")
  func frames() throws {
    let scene = try layOut(100, 100) {
      Rectangle()
        .frame(width: 40)
        .frame(height: 30)
        .frame(maxWidth: .infinity)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .leading
        )
        .padding()
        .padding(4)
        .padding(.top)
        .padding([.bottom, .trailing], 2)
        .padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
        .offset(x: 1)
        .offset(CGSize(width: 1, height: 2))
        .position(x: 50, y: 50)
        .aspectRatio(contentMode: .fit)
        .aspectRatio(CGSize(width: 1, height: 1), contentMode: .fill)
        .scaledToFit()
        .clipped()
        .clipShape(Circle())
        .clipShape(.rect(cornerRadius: 2))
        .zIndex(1)
        .id(UInt8(1))
        .hidden()
    }
    #expect(scene.views.map(\.view) == ["aspectRatio", "Rectangle"])
  }

  @Test("text modifiers give text where text is asked for")
  func textModifiers() throws {
    let text: Text = Text("a").bold().italic().font(.title2).fontWeight(.heavy)
      .foregroundColor(.red).foregroundStyle(.blue).tracking(1).kerning(2).monospacedDigit()
    let sum: Text = text + Text(verbatim: " b") + Text("c").bold(false)
    let scene = try layOut(200, 50) {
      sum.font(.system(size: 12, weight: .bold, design: .rounded))
        .fontWeight(nil).lineLimit(nil).bold().italic()
    }
    #expect(scene.contentSize.width == 40)
  }
}
