import Testing

/// Screens as applications have them, each with where everything stands.
///
/// Expected by hand, from the rules of layout: the test font is 10 points a character and 20 a
/// line, a symbol is a square of 21 (17 · 1.19336, rounded up to a pixel).
@Suite struct AppLayoutTests {
  @Test("cards", arguments: LayoutTableCase.parse(AppLayoutTests.cards))
  func inCards(_ known: LayoutTableCase) throws { try known.check() }

  @Test("lists and rows", arguments: LayoutTableCase.parse(AppLayoutTests.lists))
  func inLists(_ known: LayoutTableCase) throws { try known.check() }

  @Test("profiles and chats", arguments: LayoutTableCase.parse(AppLayoutTests.people))
  func withPeople(_ known: LayoutTableCase) throws { try known.check() }

  @Test("grids", arguments: LayoutTableCase.parse(AppLayoutTests.grids))
  func inGrids(_ known: LayoutTableCase) throws { try known.check() }

  @Test("settings and controls", arguments: LayoutTableCase.parse(AppLayoutTests.settings))
  func inSettings(_ known: LayoutTableCase) throws { try known.check() }

  @Test("there are more than forty")
  func count() {
    let tables = [Self.cards, Self.lists, Self.people, Self.grids, Self.settings]
    #expect(tables.map { LayoutTableCase.parse($0).count }.reduce(0, +) >= 40)
  }

  static let cards = """
    title over subtitle | 390 | VStack(alignment: .leading, spacing: 8) { Text("Title"); Text("Subtitle here") }.padding(16).frame(maxWidth: .infinity, alignment: .leading)
      = t 16 16 50 20; s 16 44 130 20
    picture above text | 390 | VStack(alignment: .leading, spacing: 12) { Color.gray.frame(height: 180); Text("Caption").padding(.horizontal, 16) }
      = p 0 0 390 180; c 16 192 70 20
    rounded card with border | 200 | Text("Hello").padding().background(Color.white).overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1) }
      = b 59 0 82 52; t 75 16 50 20; o 59 0 82 52
    card with badge | 200 | Rectangle().frame(width: 100, height: 60).overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 16, height: 16).offset(x: 4, y: -4) }
      = r 50 0 100 60; c 138 -4 16 16
    price row | 300 | HStack(alignment: .firstTextBaseline) { Text("Total"); Spacer(); Text("$12.50").bold() }.padding(.vertical, 10)
      = l 0 10 50 20; r 240 10 60 20
    two columns of facts | 300 | HStack(spacing: 0) { ForEach(["A", "B", "C"], id: \\.self) { name in Text(name).frame(maxWidth: .infinity) } }
      = a 45 0 10 20; b 145 0 10 20; c 245 0 10 20
    hero with gradient | 390 | ZStack(alignment: .bottomLeading) { LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom); Text("Hero").padding(20) }.frame(height: 240)
      = g 0 0 390 240; t 20 200 40 20
    generic card struct | 390 | struct Card<Content: View>: View { let title: String; @ViewBuilder var content: () -> Content; var body: some View { VStack(alignment: .leading, spacing: 4) { Text(title); content() }.padding(10) } }; Card(title: "Ab") { Text("One"); Text("Two!") }.frame(maxWidth: .infinity, alignment: .leading)
      = t 10 10 20 20; a 10 34 30 20; b 10 58 40 20
    view modifier of its own | 200 | struct Boxed: ViewModifier { var inset: CGFloat = 6; func body(content: Content) -> some View { content.padding(inset).background(.yellow) } }; extension View { func boxed(_ inset: CGFloat = 6) -> some View { modifier(Boxed(inset: inset)) } }; Text("abc").boxed(10)
      = b 75 0 50 40; t 85 10 30 20
    skeleton in place of content | 300 | let isLoading = true; if isLoading { SKSkeleton(.rect, size: 80) } else { Text("Loaded") }
      = s 0 0 300 80
    """

  static let lists = """
    plain list | 390 x 844 | List { Text("One"); Text("Two") }.listStyle(.plain)
      = b 0 0 390 844; a 16 12 30 20; d 16 43 374 1; c 16 56 30 20
    grouped list | 390 x 844 | List { Text("One") }
      = b 0 0 390 844; g 16 20 358 44; t 32 32 30 20
    section with header | 390 x 844 | List { Section("Team") { Text("Ann") } }
      = b 0 0 390 844; h 32 20 40 20; g 16 46 358 44; t 32 58 30 20
    modified section | 390 x 844 | List { Section("Team") { Text("Ann"); Text("Bo") }.padding(.leading, 8) }
      = b 0 0 390 844; h 40 20 40 20; g 16 46 358 88; a 40 58 30 20; d 32 89 342 1; c 40 102 20 20
    rows by data | 390 | struct Item: Identifiable { let id: Int; let name: String }; let items = [Item(id: 1, name: "A"), Item(id: 2, name: "Bcd")]; VStack(alignment: .leading, spacing: 0) { ForEach(items) { item in Text(item.name).frame(height: 30) } }
      = a 180 5 10 20; b 180 35 30 20
    enumerated rows | 200 | let names = ["x", "y"]; VStack(spacing: 0) { ForEach(Array(names.enumerated()), id: \\.offset) { index, name in Text("\\(index + 1). \\(name)") } }
      = a 80 0 40 20; b 80 20 40 20
    leading icon row | 300 | HStack(spacing: 12) { Image(systemName: "star"); Text("Rate"); Spacer() }
      = i 0 0 21 21; t 33 0.5 40 20
    chevron row | 300 | HStack { Text("Open"); Spacer(); Image(systemName: "chevron.right") }.padding(.horizontal)
      = t 16 0.5 40 20; i 263 0 21 21
    rows with dividers | 100 | VStack(spacing: 0) { ForEach(0..<2) { _ in Color.red.frame(height: 10); Divider() } }
      = a 0 0 100 10; d 0 10 100 1; b 0 11 100 10; e 0 21 100 1
    scrolled stack | 390 x 200 | ScrollView { VStack(spacing: 10) { ForEach(0..<3) { _ in Color.red.frame(height: 90) } } }
      = a 0 0 390 90; b 0 100 390 90; c 0 200 390 90
    sideways shelf | 200 | ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 10) { ForEach(0..<3, id: \\.self) { i in Rectangle().frame(width: 80, height: 50) } } }
      = a 0 0 80 50; b 90 0 80 50; c 180 0 80 50
    filtered rows | 100 | let all = [1, 2, 3, 4]; HStack(spacing: 0) { ForEach(all.filter { $0 % 2 == 0 }, id: \\.self) { n in Rectangle().frame(width: CGFloat(n) * 10, height: 5) } }
      = a 20 0 20 5; b 40 0 40 5
    rows of skeletons | 342 | VStack(spacing: 12) { ForEach(0..<2) { _ in SKSkeletonRow() } }
      = a 0 0 44 44; b 56 7 286 12; c 56 27 140 10; d 0 56 44 44; e 56 63 286 12; f 56 83 140 10
    """

  static let people = """
    avatar and name | 300 | HStack(spacing: 10) { Circle().frame(width: 40, height: 40); VStack(alignment: .leading, spacing: 2) { Text("Ann Lee"); Text("online").font(.caption) } }.frame(maxWidth: .infinity, alignment: .leading)
      = c 0 1 40 40; n 50 0 70 20; s 50 22 60 20
    initials in a circle | 100 | struct Avatar: View { let name: String; var initials: String { name.split(separator: " ").map { String($0.prefix(1)) }.joined() }; var body: some View { Circle().fill(.teal).frame(width: 50, height: 50).overlay { Text(initials) } } }; Avatar(name: "Maya Berg")
      = c 25 0 50 50; t 40 15 20 20
    overlapping faces | 200 | HStack(spacing: -10) { ForEach(0..<3) { _ in Circle().frame(width: 30, height: 30) } }
      = a 65 0 30 30; b 85 0 30 30; c 105 0 30 30
    own message | 300 | HStack { Spacer(minLength: 40); Text("Hi there").padding(10).background(.blue, in: .capsule) }
      = b 200 0 100 40; t 210 10 80 20
    messages of both sides | 200 | enum Side { case mine, theirs }; struct Bubble: View { let text: String; let side: Side; var body: some View { HStack(spacing: 0) { if side == .mine { Spacer() }; Text(text); if side == .theirs { Spacer() } } } }; VStack(spacing: 0) { Bubble(text: "abc", side: .theirs); Bubble(text: "de", side: .mine) }
      = a 0 0 30 20; b 180 20 20 20
    profile header | 390 | VStack(spacing: 16) { Circle().fill(.gray.opacity(0.3)).frame(width: 96, height: 96); Text("Name").font(.title2.bold()) }.padding(.top, 20)
      = c 147 20 96 96; n 175 132 40 20
    followers | 300 | struct Stat: View { let value: Int; let label: String; var body: some View { VStack(spacing: 0) { Text("\\(value)"); Text(label) }.frame(maxWidth: .infinity) } }; HStack(spacing: 0) { Stat(value: 7, label: "Posts"); Stat(value: 250, label: "Fans") }
      = a 70 0 10 20; b 50 20 50 20; c 210 0 30 20; d 205 20 40 20
    presence by state | 100 | enum Presence { case online, away(minutes: Int), offline }; func text(_ p: Presence) -> String { switch p { case .online: return "on"; case .away(let minutes) where minutes > 60: return "long"; case .away(let minutes): return "\\(minutes)m"; case .offline: return "off" } }; VStack(spacing: 0) { Text(text(.online)); Text(text(.away(minutes: 90))); Text(text(.away(minutes: 5))); Text(text(.offline)) }
      = a 40 0 20 20; b 30 20 40 20; c 40 40 20 20; d 35 60 30 20
    optional bio | 100 | struct P: View { var bio: String?; var body: some View { VStack(spacing: 0) { Text("N"); if let bio { Text(bio) } else { Color.red.frame(height: 4) } } } }; VStack(spacing: 0) { P(bio: "abc"); P() }
      = a 45 0 10 20; b 35 20 30 20; c 45 40 10 20; d 0 60 100 4
    """

  static let grids = """
    three flexible columns | 320 | LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) { ForEach(0..<4) { _ in Color.red.frame(height: 50) } }
      = a 0 0 100 50; b 110 0 100 50; c 220 0 100 50; d 0 60 100 50
    fixed and flexible | 200 | LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) { Color.red.frame(height: 10); Color.red.frame(height: 20) }
      = a 0 5 60 10; b 68 0 132 20
    adaptive columns | 208 | LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 0) { ForEach(0..<4) { _ in Rectangle().frame(height: 10) } }
      = a 0 0 64 10; b 72 0 64 10; c 144 0 64 10; d 0 10 64 10
    rows sideways | 300 x 100 | LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) { ForEach(0..<3) { _ in Color.red.frame(width: 50) } }
      = a 97.5 6 50 40; b 97.5 54 50 40; c 152.5 6 50 40
    square tiles | 200 | HStack(spacing: 20) { ForEach(0..<2) { _ in Rectangle().aspectRatio(1, contentMode: .fit) } }
      = a 0 0 90 90; b 110 0 90 90
    calendar week | 140 | HStack(spacing: 0) { ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \\.self) { i in Text(i < 5 ? "w" : "e").frame(width: 20, height: i.isMultiple(of: 2) ? 20 : 30) } }
      = a 5 5 10 20; b 25 5 10 20; c 45 5 10 20; d 65 5 10 20; e 85 5 10 20; f 105 5 10 20; g 125 5 10 20
    bar chart | 100 x 100 | let values: [CGFloat] = [1, 0.5, 1 / 4]; HStack(alignment: .bottom, spacing: 5) { ForEach(values, id: \\.self) { v in Rectangle().frame(width: 30, height: 100 * v) } }
      = a 0 0 30 100; b 35 50 30 50; c 70 75 30 25
    """

  static let settings = """
    form of sections | 390 x 844 | Form { Section { Text("Name") } footer: { Text("Note") } }
      = b 0 0 390 844; g 16 20 358 44; t 32 32 40 20; f 32 70 40 20
    toggle-like row | 300 | struct Row: View { @Binding var isOn: Bool; var body: some View { HStack { Text(isOn ? "On" : "Off"); Spacer(); Capsule().frame(width: 51, height: 31) } } }; struct Screen: View { @State private var flag = true; var body: some View { Row(isOn: $flag) } }; Screen()
      = t 0 5.5 20 20; c 249 0 51 31
    label | 200 | Label("Home", systemImage: "house").frame(maxWidth: .infinity, alignment: .leading)
      = i 0 0 21 21; t 29 0.5 40 20
    wide button | 300 | Button { } label: { Text("Continue").frame(maxWidth: .infinity).padding(.vertical, 14).background(.blue).clipShape(RoundedRectangle(cornerRadius: 10)) }
      = b 0 0 300 48; t 110 14 80 20
    prominent button | 200 | Button("Save", action: { }).buttonStyle(.borderedProminent)
      = b 68 0 64 34; t 80 7 40 20
    navigation | 390 x 844 | NavigationStack { VStack { Text("Body") }.navigationTitle("Title").toolbar { Button("Edit") { } } }
      = t 175 412 40 20
    tab bar | 300 | enum Tab: String, CaseIterable { case home, search = "Find", me; var title: String { rawValue.capitalized } }; HStack(spacing: 0) { ForEach(Tab.allCases, id: \\.self) { tab in Text(tab.title).frame(maxWidth: .infinity) } }
      = a 30 0 40 20; b 130 0 40 20; c 240 0 20 20
    tokens of its own | 200 | enum Spacing { static let small: CGFloat = 4; static let large = small * 4 }; extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.9) }; Rectangle().fill(Color.brand).frame(height: Spacing.large).padding(Spacing.small)
      = r 4 4 192 16
    computed views | 200 | struct Screen: View { private var header: some View { Text("Head") }; @ViewBuilder private func line(_ n: Int) -> some View { if n > 0 { Text(String(repeating: "-", count: n)) } }; var body: some View { VStack(spacing: 0) { header; line(0); line(3) } } }; Screen()
      = a 80 0 40 20; b 85 20 30 20
    environment | 200 | struct Inner: View { @Environment(\\.layoutDirection) var direction; @Environment(\\.colorScheme) var scheme; var body: some View { Text(direction == .rightToLeft ? "rtl" : "ltr!").frame(width: 100, alignment: .leading).opacity(scheme == .dark ? 0.5 : 1) } }; Inner().environment(\\.layoutDirection, .rightToLeft)
      = t 120 0 30 20
    previewed component | 120 | struct Chip: View { let text: String; init(_ text: String) { self.text = text.uppercased() }; var body: some View { Text(text).padding(.horizontal, 8).padding(.vertical, 2).background(Capsule().fill(.gray)) } }; #Preview { HStack { Chip("ab"); Chip("c") } }
      = a 25 0 36 24; b 33 2 20 20; c 69 0 26 24; d 77 2 10 20
    """
}
