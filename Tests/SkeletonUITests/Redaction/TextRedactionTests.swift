import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct TextRedactionTests {
  private func drawing(
    _ width: Double = 200, scale: Double = 1, _ change: (inout SceneOptions) -> Void = { _ in },
    @ViewBuilder _ content: () -> some View
  ) throws -> Drawing {
    try layOut(width, 100, scale: scale, change: change, content).drawing
  }

  @Test("one bar for each line: full width but for the last, from capitals to baseline")
  func lines() throws {
    let bars = try drawing(60) { Text("AAAA BB CC DD").redacted(reason: .placeholder) }.bars
    // Lines "AAAA", "BB CC" and "DD" in a frame of 50×60 at (5, 20); body text is 17 points.
    #expect(bars == [Rect(5, 24, 50, 12), Rect(5, 44, 50, 12), Rect(5, 64, 20, 12)])
  }

  @Test("lines before a forced break are as wide as their text, and empty ones have no bar")
  func forcedBreaks() throws {
    let bars = try drawing { Text("AAAA\n\nBB").redacted(reason: .placeholder) }.bars
    #expect(bars == [Rect(80, 24, 40, 12), Rect(80, 64, 20, 12)])
    #expect(try drawing { Text("").redacted(reason: .placeholder) }.nodes.isEmpty)
  }

  @Test("bars of centred and right-to-left text are where its lines are")
  func alignedLines() throws {
    let text = Text("AAAA\nBB").redacted(reason: .placeholder)
    #expect(try drawing { text.multilineTextAlignment(.trailing) }.bars[1].minX == 100)
    let rtl = try layOut(200, 100, rtl: true) { text }.drawing.bars
    #expect(rtl == [Rect(80, 34, 40, 12), Rect(100, 54, 20, 12)])
  }

  @Test("a bar may be the whole line, of another opacity and radius")
  func options() throws {
    let drawing = try drawing {
      $0.redaction = RedactionStyle(bar: .line, opacity: 0.5, cornerRadius: 0)
    } _: {
      Text("AA\nB").redacted(reason: .placeholder)
    }
    #expect(
      drawing.fills.map(\.path) == [
        .rectangle(Rect(90, 30, 20, 20)), .rectangle(Rect(90, 50, 10, 20)),
      ])
    #expect(drawing.colors.map(\.alpha) == [0.5, 0.5])
  }

  @Test("bars of a colour of their own are opaque, unless an opacity is asked for")
  func ownColor() throws {
    func alphas(_ opacity: Double?) throws -> [Double] {
      let drawing = try drawing {
        $0.redaction.opacity = opacity
      } _: {
        VStack {
          Text("A").foregroundStyle(.red)
          Text("B").transformEnvironment(\.redactionStyle) { $0.color = .black }
        }
        .redacted(reason: .placeholder)
      }
      #expect(drawing.colors.map(\.red) == [RGBA(hex: 0xFF3B30).red, 0])
      return drawing.colors.map(\.alpha)
    }
    #expect(try alphas(nil) == [0.16, 1])
    #expect(try alphas(0.5) == [0.5, 0.5])
  }

  @Test("corners are continuous, 0.12 em, and at most half the bar's height")
  func corners() throws {
    let fills = try drawing(scale: 2) { Text("AA").redacted(reason: .placeholder) }.fills
    let box = Rect(180, 88, 40, 24)
    #expect(fills.map(\.path) == [.continuousRoundedRectangle(box, radius: 2 * 0.12 * 17)])
    let round = try drawing {
      $0.redaction.cornerRadius = 99
    } _: {
      Text("AA").redacted(reason: .placeholder)
    }.fills
    #expect(round.map(\.path) == [.continuousRoundedRectangle(Rect(90, 44, 20, 12), radius: 6)])
  }

  @Test("bars have the text's colour at 16 %, once however often it is redacted")
  func color() throws {
    func color(_ view: some View, _ scheme: ColorScheme = .light) throws -> RGBA? {
      try drawing {
        $0.colorScheme = scheme
      } _: {
        view
      }.colors.first
    }
    let text = Text("AA").redacted(reason: .placeholder)
    #expect(try color(text) == RGBA.black.opacity(0.16))
    #expect(try color(text, .dark) == RGBA.white.opacity(0.16))
    #expect(try color(text.redacted(reason: .placeholder)) == RGBA.black.opacity(0.16))
    let secondary = try #require(try color(text.foregroundStyle(.secondary)))
    #expect(abs(secondary.alpha - 0.096) < 1e-12)
    #expect(RGBA8(secondary.opacity(1 / secondary.alpha)) == RGBA8(RGBA(hex: 0x3C3C43)))
    let red = Text("AA").foregroundColor(.red).redacted(reason: .placeholder)
    #expect(try color(red) == RGBA(hex: 0xFF3B30, alpha: 0.16))
  }

  @Test("on the surfaces at hand the bars are the greys that are known")
  func composites() {
    let bar = RGBA.black.opacity(0.16)
    #expect(RGBA8(bar.over(RGBA(hex: 0xF2F2F7))) == RGBA8(RGBA(hex: 0xCBCBCF)))
    #expect(RGBA8(bar.over(.white)) == RGBA8(RGBA(hex: 0xD6D6D6)))
    #expect(RGBA8(RGBA.white.opacity(0.16).over(.black)) == RGBA8(RGBA(hex: 0x292929)))
  }

  @Test("reasons add up, an empty one changes nothing, and only unredacted() takes them back")
  func reasons() throws {
    func isRedacted(_ view: some View) throws -> Bool { try !drawing { view }.bars.isEmpty }
    let text = Text("AA")
    #expect(try isRedacted(text.redacted(reason: []).redacted(reason: .placeholder)))
    #expect(try !isRedacted(text.redacted(reason: [])))
    #expect(try !isRedacted(text.unredacted().redacted(reason: .placeholder)))
    #expect(
      try isRedacted(
        text.redacted(reason: .placeholder).unredacted().redacted(reason: .placeholder)))
    #expect(try !isRedacted(text.redacted(reason: .privacy)))
    #expect(try isRedacted(text.privacySensitive().redacted(reason: .privacy)))
    #expect(
      try !isRedacted(text.privacySensitive(false).privacySensitive().redacted(reason: .privacy)))
    #expect(try !isRedacted(text.redacted(reason: .invalidated)))
  }

  @Test("custom views see why they are redacted")
  func environment() throws {
    struct Probe: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View {
        Rectangle().frame(width: reasons.contains(.placeholder) ? 10 : 20)
      }
    }
    let scene = try layOut(100, 10) {
      HStack {
        Probe()
        Probe().redacted(reason: .placeholder)
      }
    }
    #expect(scene.views.map(\.frame.width) == [20, 10])
  }
}
