package import SkeletonGraphics

/// A scene that comes with the library.
package enum BuiltInScene: String, Sendable, CaseIterable {
  case preview
  case row
  case text
  case circle
  case card
  case redacted
  case list
  case feed
  case article
  case profile
  case grid
  case chat
  case table
  case dashboard
  case settings
  case player
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
    case .list: "a screen of messages from eight people"
    case .feed: "posts with pictures, one below the other"
    case .article: "a long text below a picture"
    case .profile: "a person's page: cover, numbers and pictures"
    case .grid: "products in two columns"
    case .chat: "a conversation in bubbles"
    case .table: "invoices in columns"
    case .dashboard: "numbers and charts"
    case .settings: "settings in groups"
    case .player: "a song that plays"
    case .phone: "benchmark: nine bars on a phone's screen"
    case .wall: "benchmark: twenty-four cards on a wide screen"
    }
  }

  /// In points; without a height the canvas hugs the content.
  package var canvas: (width: Double, height: Double?) {
    switch self {
    case .row, .text, .circle, .card, .redacted: (390, nil)
    case .wall: (1920, 1080)
    default: (390, 844)
    }
  }

  /// What lies behind the scene; nil takes white or black by the colour scheme.
  ///
  /// Scenes that paint their own background say so here too, for what a hugging canvas rounds up.
  package func background(in options: SceneOptions) -> RGBA? {
    switch self {
    case .preview, .card: SK.Palette.surfaceSunken.rgba(in: options.environment)
    case .phone, .wall: BenchmarkPalette.background.rgba(in: options.environment)
    case .grid, .table, .dashboard, .settings:
      Color(.systemGroupedBackground).rgba(in: options.environment)
    case .row, .text, .circle, .redacted, .list, .feed, .article, .profile, .chat, .player: nil
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
    case .list: ListScene()
    case .feed: FeedScene()
    case .article: ArticleScene()
    case .profile: ProfileScene()
    case .grid: GridScene()
    case .chat: ChatScene()
    case .table: TableScene()
    case .dashboard: DashboardScene()
    case .settings: SettingsScene()
    case .player: PlayerScene()
    case .phone: PhoneBenchmarkScene()
    case .wall: WallBenchmarkScene()
    }
  }
}
