import Foundation
import Testing

@testable import SkeletonCampaign

/// Who can use the page: by keyboard, with little motion, on small screens, in either scheme.
@Suite(.enabled(if: PageJudge.chromium != nil, "chromium is not installed"), .serialized)
struct PageAccessTests {
  private static let campaign = Result { try SampleCampaign() }
  private let campaign: SampleCampaign

  init() throws { campaign = try Self.campaign.get() }

  @Test("keys alone find, open, leaf through and close")
  func keyboard() throws {
    let seen: [String] = try PageJudge.browse(
      campaign,
      """
      focus = lambda: page.evaluate(
          'document.activeElement.id || document.activeElement.textContent')
      name = lambda: page.evaluate("document.getElementById('viewer').open"
          " ? document.getElementById('viewer-name').textContent : 'closed'")
      page.open('#backdrop=white')
      page.key('Tab'); answer = [page.evaluate('document.activeElement.textContent')]
      page.key('Enter'); page.key('Tab'); answer.append(focus())
      page.key('ArrowRight'); answer.append(focus())
      page.key('Enter'); answer.append(name())
      page.key('ArrowRight'); answer.append(name())
      page.key('ArrowRight'); page.key('ArrowLeft'); page.key('ArrowLeft'); answer.append(name())
      page.key('Escape'); answer.append(name()); answer.append(focus())
      page.key('/'); answer.append(focus())
      for letter in 'webp': page.key(letter)
      answer.append(str(len(visible())))
      answer.append(page.evaluate('location.hash'))
      """)
    let paths = campaign.report.assets.map(\.path)
    #expect(
      seen == [
        "Skip to the files", paths[0], paths[1], paths[1], paths[2], paths[1], "closed", paths[1],
        "find", "8", "#find=webp&backdrop=white",
      ])
  }

  @Test("the tabulator reaches every control, and shows where it is")
  func tabulator() throws {
    let unreached: [String] = try PageJudge.browse(
      campaign,
      """
      page.open('#format=png')
      page.evaluate('''window.reached = new Set(); window.plain = [];
        document.addEventListener('focusin', event => {
          reached.add(event.target.name && event.target.type == 'radio'
            ? event.target.name : event.target);
          const parts = [event.target, event.target.nextElementSibling,
            event.target.closest('label, .card')];
          if (!parts.some(part => part && getComputedStyle(part).outlineStyle == 'solid')) {
            plain.push('no focus is shown at ' + event.target.outerHTML);
          }
        })''')
      for _ in range(60): page.key('Tab')
      answer = page.evaluate('''[...plain,
        ...[...document.querySelectorAll('a, button, input, select')]
        .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('dialog'))
        .filter(e => !reached.has(e) && !reached.has(e.name)).map(e => e.outerHTML)]''')
      """)
    #expect(unreached == [])
  }

  struct Motion: Decodable {
    let moves, rests, plays: Bool
    let colors, bare: Int
    let playing: [Int]
  }

  @Test("nothing moves where that is not wanted, and everything does where it is")
  func motion() throws {
    let seen: Motion = try PageJudge.browse(
      campaign,
      """
      def changes():
          time.sleep(0.5)
          first = page.picture()
          for _ in range(8):
              time.sleep(0.13)
              if page.picture().tobytes() != first.tobytes(): return True
          return False
      films = lambda: page.evaluate(
          "[...document.querySelectorAll('video')].filter(film => !film.paused).length")
      page.open('#format=gif&format=webp&format=webm')
      moves, playing = changes(), [films()]
      page.media(prefers_reduced_motion='reduce')
      page.open('#format=gif&format=webp&format=webm')
      rests, playing = not changes(), playing + [films()]
      colors = len(page.picture().getcolors(1 << 24))
      bare = page.evaluate('''[...document.querySelectorAll('.moves')]
        .filter(image => image.offsetParent && image.complete
          && !image.closest('.picture').querySelector('canvas')).length''')
      page.evaluate("document.getElementById('motion').click()")
      answer = {'moves': moves, 'rests': rests, 'plays': changes(),
          'playing': playing + [films()], 'colors': colors, 'bare': bare}
      """)
    #expect(seen.moves)
    #expect(seen.rests)
    #expect(seen.colors > 1000)
    #expect(seen.bare == 0)
    #expect(seen.plays)
    try #require(seen.playing.count == 3)
    #expect(seen.playing[0] > 0)
    #expect(seen.playing[1] == 0)
    #expect(seen.playing[2] > 0)
  }

  struct Look: Decodable {
    let colors: Int
    let brightness: Double
    let faint, wide: [String]
  }

  /// Texts whose contrast with what is behind them is below what WCAG asks of level AA.
  private static let faintTexts = """
    (() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
      const behind = element => {
        const chain = [];
        for (let e = element; e; e = e.parentElement) chain.unshift(getComputedStyle(e));
        canvas.fillStyle = 'white';
        canvas.fillRect(0, 0, 1, 1);
        for (const style of chain) paint(style.backgroundColor);
        return read();
      };
      const paint = color => { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); };
      const read = () => [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      const light = rgb => rgb.map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      const faint = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (!walk.data?.trim() && !walk.currentNode.data.trim()) continue;
        if (!element.checkVisibility() || element.closest('noscript, .unseen')) continue;
        count++;
        const back = behind(element);
        paint(getComputedStyle(element).color);
        const [high, low] = [light(back), light(read())].sort((a, b) => b - a);
        if ((high + 0.05) / (low + 0.05) < 4.5) faint.push(walk.currentNode.data);
      }
      return count > 100 ? faint : ['only ' + count + ' texts'];
    })()
    """

  @Test("both schemes fill the window, are readable at level AA, and fit every width")
  func looks() throws {
    let seen: [Look] = try PageJudge.browse(
      campaign,
      """
      answer = []
      for scheme in ['light', 'dark']:
          page.media(prefers_color_scheme=scheme)
          wide = []
          for width in [360, 390, 768, 900, 1280, 2560]:
              page.size(width, 900)
              page.open('#find=dark')
              room = page.evaluate('document.documentElement.scrollWidth')
              if room > width: wide.append('%d in %d' % (room, width))
          page.size(1280, 900)
          page.open()
          time.sleep(0.3)
          picture = page.picture()
          pixels = list(picture.resize((128, 90)).convert('L').getdata())
          faint = page.evaluate('''\(Self.faintTexts)''')
          page.open('#open=' + page.evaluate('''encodeURIComponent(
              document.querySelectorAll('.card .name')[2].textContent)'''))
          faint += page.evaluate('''\(Self.faintTexts)''')
          answer.append({'colors': len(picture.getcolors(1 << 24)), 'faint': faint, 'wide': wide,
              'brightness': sum(pixels) / len(pixels)})
      """)
    try #require(seen.count == 2)
    for look in seen {
      #expect(look.colors > 500)
      #expect(look.faint == [])
      #expect(look.wide == [])
    }
    #expect(seen[0].brightness > 190)
    #expect(seen[1].brightness < 80)
  }

  @Test("the larger view has the options, and a command line that copies as it is run")
  func command() throws {
    let seen: [String] = try PageJudge.browse(
      campaign,
      """
      page.open()
      page.evaluate("document.querySelectorAll('.card')[30].querySelector('a').click()")
      text = lambda id: page.evaluate("document.getElementById('%s').textContent" % id)
      answer = [text('viewer-command'), text('viewer-options'), page.evaluate('''(() => {
        getSelection().selectAllChildren(document.getElementById('viewer-command'));
        return String(getSelection());
      })()''')]
      """)
    let asset = campaign.report.assets[30]
    let words = try JSONDecoder().decode(
      [String].self,
      from: PageJudge.python(
        "import json, shlex, sys; print(json.dumps(shlex.split(sys.argv[1])))", [seen[0]]))
    #expect(words == ["skeleton-anim"] + asset.arguments)
    #expect(seen[1].contains("color-schemelight") && seen[1].contains("scale2"))
    #expect(seen[2].trimmingCharacters(in: .newlines) == seen[0])
  }

  @Test("a file that has gone is said to be gone, in place of a broken picture")
  func gone() throws {
    let campaign = try SampleCampaign()
    for asset in campaign.report.assets where ["gif", "webm"].contains(asset.format) {
      guard asset.file != nil else { continue }
      try FileManager.default.removeItem(at: campaign.folder.appending(path: asset.path))
    }
    let seen: [Int] = try PageJudge.browse(
      campaign,
      """
      page.open('#color-scheme=dark&layout-direction=ltr&scene=row'
          '&format=gif&format=webm&format=webp')
      for _ in range(100):
          answer = page.evaluate('''[...document.querySelectorAll('.card')]
            .filter(card => card.offsetParent)
            .map(card => card.querySelectorAll('.blank.broken').length)''')
          if sum(answer) == 2: break
          time.sleep(0.05)
      """)
    #expect(seen == [1, 0, 1])
  }
}
