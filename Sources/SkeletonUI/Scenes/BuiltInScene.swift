package import SkeletonGraphics

/// A scene that comes with the library.
package enum BuiltInScene: String, Sendable, CaseIterable {
  case preview
  case row
  case text
  case circle
  case card
  case redacted
  case phone
  case wall

  package var name: String { rawValue }

  /// One line that says what is to be seen.
  package var summary: String {
    switch self {
    case .preview: "the kit's own preview: two rows, text, a card and redacted text"
    case .row: "an avatar beside two lines, the row of any list"
    case .text: "three lines of text, the last one short"
    case .circle: "an avatar of 88 points"
    case .card: "a card with a picture, a title and an author"
    case .redacted: "real text, redacted until it loads"
    case .phone: "benchmark: nine bars on a phone's screen"
    case .wall: "benchmark: twenty-four cards on a wide screen"
    }
  }

  /// In points; without a height the canvas hugs the content.
  package var canvas: (width: Double, height: Double?) {
    switch self {
    case .preview, .phone: (390, 844)
    case .wall: (1920, 1080)
    case .row, .text, .circle, .card, .redacted: (390, nil)
    }
  }

  /// What lies behind the scene; nil takes white or black by the colour scheme.
  ///
  /// Scenes that paint their own background say so here too, for what a hugging canvas rounds up.
  package func background(in options: SceneOptions) -> RGBA? {
    switch self {
    case .preview, .card: SK.Palette.surfaceSunken.rgba(in: options.environment)
    case .phone, .wall: BenchmarkPalette.background.rgba(in: options.environment)
    case .row, .text, .circle, .redacted: nil
    }
  }

  /// The scene itself; it reads `isLoading` from the environment.
  @ViewBuilder package var view: some View {
    switch self {
    case .preview: PreviewScene()
    case .row: RowScene()
    case .text: TextScene()
    case .circle: CircleScene()
    case .card: CardScene()
    case .redacted: RedactedScene()
    case .phone: PhoneBenchmarkScene()
    case .wall: WallBenchmarkScene()
    }
  }
}
