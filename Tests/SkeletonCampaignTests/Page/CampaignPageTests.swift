import Foundation
import Testing

@testable import SkeletonCampaign

@Suite struct CampaignPageTests {
  static let html = CampaignPage.html(SampleCampaign.report(), title: "Spring & <Summer>")

  /// What Python's parser finds in the page, as JSON.
  private static func parsed<Answer: Decodable>(_ steps: String) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "parse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(html.utf8).write(to: folder.appending(path: "index.html"))
    let script = """
      import base64, hashlib, html.parser, json, re
      text = open('index.html', newline='').read()
      void = {'meta', 'link', 'img', 'input', 'source', 'br', 'use', 'path'}
      class Parser(html.parser.HTMLParser):
          stack, problems, tags, raw = [], [], [], {}
          def handle_starttag(self, tag, attributes):
              names = [name for name, _ in attributes]
              if len(names) != len(set(names)): self.problems.append('twice: ' + str(attributes))
              self.tags.append([tag, dict(attributes)])
              if tag not in void: self.stack.append(tag)
          def handle_startendtag(self, tag, attributes):
              self.tags.append([tag, dict(attributes)])
          def handle_endtag(self, tag):
              if not self.stack or self.stack.pop() != tag: self.problems.append('end of ' + tag)
          def handle_data(self, data):
              if self.stack and self.stack[-1] in ('style', 'script'):
                  self.raw.setdefault(self.stack[-1], []).append(data)
      parser = Parser()
      parser.feed(text)
      parser.close()
      parser.problems += ['open: ' + tag for tag in parser.stack]
      \(steps)
      print(json.dumps(answer))
      """
    return try JSONDecoder().decode(
      Answer.self, from: PageJudge.python(script, in: folder))
  }

  @Test("the same report makes the same bytes")
  func determinism() {
    #expect(Self.html == CampaignPage.html(SampleCampaign.report(), title: "Spring & <Summer>"))
  }

  @Test("every element is closed where it should be, and no id is there twice")
  func wellFormed() throws {
    let problems: [String] = try Self.parsed(
      """
      ids = [attributes['id'] for _, attributes in parser.tags if 'id' in attributes]
      answer = parser.problems + [i for i in ids if ids.count(i) > 1]
      for _, attributes in parser.tags:
          for name in ('for', 'aria-labelledby', 'aria-controls'):
              if name in attributes and attributes[name] not in ids: answer.append(str(attributes))
      """)
    #expect(problems == [])
  }

  @Test("the page's policy names exactly the styles and the script that it holds")
  func policy() throws {
    let digests: [String] = try Self.parsed(
      """
      answer = ['sha256-' + base64.b64encode(hashlib.sha256(
          parser.raw[tag][0].encode()).digest()).decode() for tag in ('style', 'script')]
      """)
    #expect(digests == [PageStyle.digest, PageScript.digest])
    #expect(Self.html.contains("style-src '\(digests[0])'; script-src '\(digests[1])'"))
    #expect(Self.html.contains("content=\"default-src 'none'; "))
  }

  @Test("nothing in the page leads to a network, a script of an attribute or a style of one")
  func selfContained() throws {
    let found: [String] = try Self.parsed(
      """
      answer = re.findall('https?:|url[(]|@import', text)
      for tag, attributes in parser.tags:
          answer += [name for name in attributes if name.startswith('on') or name == 'style']
          for name in ('src', 'href', 'srcset', 'poster', 'data-src'):
              if re.match('[a-z]+:|/', attributes.get(name) or ''): answer.append(attributes[name])
      """)
    #expect(found == ["data:,"])
  }

  @Test("every picture has a description, every field a label")
  func descriptions() throws {
    let counts: [Int] = try Self.parsed(
      """
      pictures = [a for t, a in parser.tags if t == 'img']
      films = [a for t, a in parser.tags if t == 'video']
      answer = [len(pictures), len([a for a in pictures if a.get('alt')]),
          len(films), len([a for a in films if a.get('aria-label')])]
      """)
    // Four still formats of every eight, and MOV, which a picture stands for; one MP4 has failed
    // and one WebM is missing, and each film is there for readers without scripts too.
    #expect(counts == [8 * 5, 8 * 5, 2 * (8 * 2 - 2), 2 * (8 * 2 - 2)])
  }

  @Test("an asset's own description is the picture's")
  func ownDescription() {
    var report = SampleCampaign.report()
    report.assets[0].options["alt"] = "a \"row\""
    let html = CampaignPage.html(report, title: "")
    #expect(html.contains("alt=\"a &quot;row&quot;\""))
  }

  @Test("a page is told from other pages by its first bytes")
  func mark() {
    #expect(CampaignPage.isOwn(head: String(Self.html.prefix(4096))))
    #expect(!CampaignPage.isOwn(head: Self.html.replacing(#"name="generator""#, with: "")))
    #expect(!CampaignPage.isOwn(head: ""))
  }

  @Test("the page's time is that of all drawing, which many do at once")
  func drawing() {
    var report = SampleCampaign.report()
    for index in report.assets.indices { report.assets[index].file?.seconds = 0 }
    report.assets[0].file?.seconds = 80
    report.assets[1].file?.seconds = 1.72
    let html = CampaignPage.html(report, title: "")
    #expect(html.contains("<li>81.7 s of drawing</li>"))
  }

  @Test("a page without assets is a page")
  func empty() {
    let html = CampaignPage.html(CampaignReport(version: "1", assets: []), title: "None")
    #expect(html.contains("<h1 dir=\"auto\">None</h1>"))
    #expect(html.contains("<li>0 files</li>"))
    #expect(!html.contains("type=\"checkbox\" name="))
  }

  @Test("a part of a campaign says which it is")
  func part() {
    let report = CampaignReport(version: "1", shard: .init(index: 2, count: 3), assets: [])
    #expect(CampaignPage.html(report, title: "").contains("<li>part 2 of 3</li>"))
  }
}
