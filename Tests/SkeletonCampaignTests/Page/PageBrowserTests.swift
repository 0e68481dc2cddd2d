import Foundation
import Testing

@testable import SkeletonCampaign

/// The page in Chromium, with real media beside it.
@Suite(.enabled(if: PageJudge.chromium != nil, "chromium is not installed"), .serialized)
struct PageBrowserTests {
  private static let campaign = Result { try SampleCampaign() }
  private let campaign: SampleCampaign

  init() throws { campaign = try Self.campaign.get() }

  private func paths(_ matches: (AssetReport) -> Bool) -> [String] {
    campaign.report.assets.filter(matches).map(\.path)
  }

  /// Brings every card into view and waits until what it shows has come.
  private static let showAll = """
    (async () => {
      const late = [];
      for (const card of document.querySelectorAll('.card')) {
        card.scrollIntoView();
        const shown = [...card.querySelectorAll('.picture img, .picture video')]
          .find(element => element.offsetParent);
        const isThere = () => shown.naturalWidth > 0 || shown.readyState >= 2;
        for (let tries = 0; shown && tries < 500 && !isThere(); tries++) {
          await new Promise(done => setTimeout(done, 20));
        }
        if (shown && !isThere()) late.push(card.querySelector('.name').textContent);
      }
      return late;
    })()
    """

  struct Opening: Decodable {
    let problems, late, visible: [String]
    let title: String
    let pictures, blanks: Int
  }

  @Test("it opens from a file without a word on the console, and every picture and film loads")
  func opening() throws {
    let seen: Opening = try PageJudge.browse(
      campaign,
      """
      page.open()
      late = page.evaluate('''\(Self.showAll)''')
      answer = {'late': late, 'visible': visible(), 'problems': page.problems,
          'title': page.evaluate('document.title'),
          'pictures': page.evaluate("document.querySelectorAll('.picture').length"),
          'blanks': page.evaluate("document.querySelectorAll('.blank').length")}
      """)
    #expect(seen.problems == [])
    #expect(seen.late == [])
    #expect(seen.visible == paths { _ in true })
    #expect(seen.title == "Spring & <Summer>")
    #expect(seen.pictures == campaign.report.assets.count - 2)
    #expect(seen.blanks == 2)
  }

  @Test("without scripts every card is there, with its picture or a film with controls")
  func withoutScripts() throws {
    let seen: Opening = try PageJudge.browse(
      campaign,
      """
      page.call('Emulation.setScriptExecutionDisabled', value=True)
      page.open()
      count = lambda query: page.evaluate("[...document.querySelectorAll('" + query + "')]"
          ".filter(element => element.offsetParent).length")
      late = page.evaluate('''\(Self.showAll)''')
      answer = {'late': late, 'visible': visible(), 'problems': page.problems, 'title': '',
          'pictures': count('.picture img, .picture video[controls]'),
          'blanks': count('input, button, select')}
      """)
    #expect(seen.problems == [])
    #expect(seen.late == [])
    #expect(seen.visible == paths { _ in true })
    #expect(seen.pictures == campaign.report.assets.count - 2)
    #expect(seen.blanks == 0)
  }

  struct Shown: Decodable, Equatable {
    var paths: [String]
    var text: String
    var hash: String
    /// What each choice says it would show, by axis and value's place.
    var counts: [String: String]
  }

  @Test("filters show exactly what they say, and the address brings the same view back")
  func filters() throws {
    let seen: [Shown] = try PageJudge.browse(
      campaign,
      """
      def look():
          return {'paths': visible(), 'hash': page.evaluate('location.hash'),
              'text': page.evaluate("document.getElementById('shown').textContent"),
              'counts': page.evaluate('''Object.fromEntries(
                  [...document.querySelectorAll('.choice')].map(choice =>
                  [choice.querySelector('input').name + ' ' +
                  choice.querySelector('.value').textContent,
                  choice.querySelector('.count').textContent]))''')}
      def choose(axis, label):
          page.evaluate('''[...document.querySelectorAll('.choice')].find(choice =>
              choice.querySelector('input').name == '%s' &&
              choice.querySelector('.value').textContent == '%s').click()''' % (axis, label))
      def search(text):
          page.evaluate('''{ const field = document.getElementById('find'); field.value = '%s';
              field.dispatchEvent(new InputEvent('input', {bubbles: true})) }''' % text)
      answer = []
      page.open()
      choose('format', 'GIF'); answer.append(look())
      choose('format', 'WebM'); answer.append(look())
      choose('color-scheme', 'dark'); answer.append(look())
      choose('scene', 'row'); answer.append(look())
      page.open(answer[-1]['hash']); answer.append(look())
      page.evaluate("document.getElementById('clear').click()"); answer.append(look())
      page.evaluate("document.getElementById('attention').click()"); answer.append(look())
      page.evaluate("document.getElementById('clear').click()")
      search('RTL Apng שלום'); answer.append(look())
      """)
    try #require(seen.count == 8)
    #expect(seen[0].paths == paths { $0.format == "gif" })
    #expect(seen[1].paths == paths { ["gif", "webm"].contains($0.format) })
    let isDark: (AssetReport) -> Bool = {
      ["gif", "webm"].contains($0.format) && $0.options["color-scheme"] == "dark"
    }
    #expect(seen[2].paths == paths(isDark))
    let expected = campaign.report.assets.filter { isDark($0) && $0.scene == "row" }
    #expect(seen[3].paths == expected.map(\.path))
    let bytes = expected.compactMap(\.file).reduce(0) { $0 + $1.bytes }
    #expect(seen[3].text == "4 of 56 files · \(QuantityText.bytes(bytes))")
    #expect(seen[3].hash == "#scene=row&color-scheme=dark&format=gif&format=webm")
    #expect(seen[4] == seen[3])
    // What is chosen in an axis does not narrow the axis itself.
    let counts = seen[3].counts
    #expect(["format GIF", "format APNG", "format WebM"].map { counts[$0] } == ["2", "2", "2"])
    #expect(counts["color-scheme light"] == "4")
    #expect(counts["layout-direction rtl"] == "2")
    #expect(seen[5].paths == paths { _ in true })
    #expect(seen[5].text.hasPrefix("All 56 files · "))
    #expect(seen[6].paths == paths { $0.file == nil || !$0.notes.isEmpty })
    #expect(
      seen[7].paths
        == paths {
          $0.format == "apng" && $0.options["layout-direction"] == "rtl" && $0.path.hasPrefix("ש")
        })
  }

  @Test("sorting by size puts larger files first, those of one size in the manifest's order")
  func sorting() throws {
    let seen: [[String]] = try PageJudge.browse(
      campaign,
      """
      answer = []
      for order in ['largest', 'smallest', 'manifest']:
          page.open('#order=' + order)
          answer.append(visible())
      """)
    let assets = campaign.report.assets.enumerated()
    func sorted(_ key: ((AssetReport) -> Int)) -> [String] {
      assets.sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
        .map(\.element.path)
    }
    try #require(seen.count == 3)
    #expect(seen[0] == sorted { -($0.file?.bytes ?? 0) })
    #expect(seen[1] == sorted { $0.file?.bytes ?? .max })
    #expect(seen[2] == paths { _ in true })
  }
}
