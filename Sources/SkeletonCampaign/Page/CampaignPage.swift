/// `index.html`: one page to look through a campaign's files, which lie beside it.
///
/// It needs no network and no scripts: with scripts the files can be filtered, sorted and looked at
/// in a larger view. The same report gives the same bytes.
package enum CampaignPage {
  /// The document.
  ///
  /// - Parameters:
  ///   - title: Of the campaign, as a heading.
  ///   - stills: By an asset's path, the path of a picture that stands for it while it loads and
  ///     where motion is not wanted. What is not in here takes the PNG of the same scene and
  ///     options, where the campaign has one.
  package static func html(
    _ report: CampaignReport, title: String, stills: [String: String] = [:]
  ) -> String {
    let axes = PageAxis.axes(of: report)
    let filters = PageFilters(report: report, axes: axes)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      \(head(title))
      </head>
      <body>
      <a class="skip" id="skip" href="#files">Skip to the files</a>
      \(PageIcon.definitions)
      \(header(report, title: title))
      <div class="columns">
      \(filters.sidebar)
      <main>
      \(filters.toolbar)
      <h2 class="unseen" id="files" tabindex="-1">Files</h2>
      <ol class="cards" id="cards" role="list">
      \(cards(report, axes: axes, stills: stills))
      </ol>
      <div class="nothing" id="nothing" hidden><strong>Nothing matches</strong>
      <button type="button" class="plain" data-clear>Clear filters</button></div>
      </main>
      </div>
      \(PageViewer.html)
      <script type="application/json" id="data">\(PageData(report, axes: axes).json)</script>
      </body>
      </html>

      """
  }

  /// What tells the page from other people's.
  private static let mark = "<meta name=\"generator\" content=\"skeleton-anim\">"

  /// Whether a document that begins like this is a campaign's page.
  ///
  /// - Parameter head: the first 4 KB, or more.
  package static func isOwn(head: String) -> Bool { head.contains(mark) }

  /// Nothing may be loaded but pictures and films from beside the page, and of scripts and styles
  /// only those that are written here run.
  private static func head(_ title: String) -> String {
    """
    <meta charset="utf-8">
    \(mark)
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src 'self' file: data:; media-src 'self' file:; style-src '\(PageStyle.digest)'; \
    script-src '\(PageScript.digest)'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLText.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>\(PageStyle.text)</style>
    <script>\(PageScript.text)</script>
    """
  }

  private static func header(_ report: CampaignReport, title: String) -> String {
    let files = report.assets.compactMap(\.file)
    let bytes = files.reduce(0) { $0 + $1.bytes }
    let seconds = files.reduce(0) { $0 + $1.seconds }
    var facts = [
      QuantityText.count(report.assets.count, "file"), QuantityText.bytes(bytes),
      "\(QuantityText.seconds((seconds * 10).rounded() / 10)) of drawing",
      "skeleton-anim \(report.version)",
    ]
    if let shard = report.shard { facts.insert("part \(shard.index) of \(shard.count)", at: 0) }
    let states: [(count: Int, kind: String, text: String)] = [
      (report.assets.count { $0.status == .failed }, "failed", "failed"),
      (report.assets.count { $0.status == .missing }, "missing", "not drawn"),
      (report.assets.count { !$0.notes.isEmpty }, "noted", "with notes"),
    ]
    let badges = states.filter { $0.count > 0 }.map { state in
      "<li class=\"\(state.kind)\">\(state.count) \(state.text)</li>"
    }
    let badgeList =
      badges.isEmpty
      ? "" : "<ul class=\"badges\" aria-label=\"What to look at\">\(badges.joined())</ul>"
    return """
      <header class="top"><div><h1 dir="auto">\(HTMLText.escaped(title))</h1>
      <ul class="facts" aria-label="Campaign">\
      \(facts.map { "<li>\(HTMLText.escaped($0))</li>" }.joined())</ul>\(badgeList)</div>
      \(PageFilters.appearance)</header>
      """
  }

  private static func cards(
    _ report: CampaignReport, axes: [PageAxis], stills: [String: String]
  ) -> String {
    let likenesses = Likenesses(report, stills: stills)
    return report.assets.enumerated().map { index, asset in
      var tags = axes.filter { $0.name != "scene" && $0.isGiven(index) }.map { $0.label(of: index) }
      // What it is for is told though all be for the same.
      if let platform = asset.options["for"], !axes.contains(where: { $0.name == "for" }) {
        tags.append(platform)
      }
      let picture = AssetPicture(
        asset: asset, description: description(of: asset, tags: tags),
        still: likenesses.still(of: asset), standIn: likenesses.standIn(for: asset))
      return AssetCard(asset: asset, index: index, picture: picture, tags: tags).html
    }.joined(separator: "\n")
  }

  /// What is seen, as the asset's own description has it, or else what it was made from.
  private static func description(of asset: AssetReport, tags: [String]) -> String {
    if let own = asset.options["alt"], !own.isEmpty { return own }
    let kind = (asset.file?.duration ?? 0) > 0 ? "animation" : "still"
    return ([asset.scene, kind] + tags).joined(separator: ", ")
  }
}
