/// The controls that choose what the page shows and how. All of them need scripts, and are not seen
/// without.
struct PageFilters {
  let report: CampaignReport
  let axes: [PageAxis]

  /// One group of boxes for each axis.
  var sidebar: String {
    if axes.isEmpty { return "" }
    return """
      <aside class="sidebar scripted" id="filters" aria-label="Filters">
      <div class="sheet-head"><h2>Filters</h2>\
      <button type="button" class="button small" id="filters-done">Done</button></div>
      \(axes.map(group).joined(separator: "\n"))
      </aside>
      """
  }

  private func group(_ axis: PageAxis) -> String {
    var counts = axis.values.map { _ in 0 }
    for place in axis.places { counts[place] += 1 }
    let boxes = axis.values.indices.map { place in
      """
      <label class="choice"><input type="checkbox" name="\(HTMLText.escaped(axis.name))" \
      value="\(place)"><bdi class="value" title="\(HTMLText.escaped(axis.values[place]))">\
      \(HTMLText.escaped(axis.labels[place]))</bdi>\
      <span class="count" aria-hidden="true">\(counts[place])</span></label>
      """
    }
    return """
      <fieldset><legend>\(HTMLText.escaped(axis.label))</legend>
      <div class="choices">\(boxes.joined())</div></fieldset>
      """
  }

  var toolbar: String {
    let attention = report.assets.count(where: AssetCard.wantsAttention)
    return """
      <div class="toolbar scripted" role="search" aria-label="Files">
      <div class="find"><label class="search">\(PageIcon.html(.search))\
      <span class="unseen">Search names, scenes, options and notes</span>\
      <input type="search" id="find" placeholder="Search" autocomplete="off" spellcheck="false">\
      <kbd aria-hidden="true">/</kbd></label>
      \(axes.isEmpty ? "" : Self.filterButton)</div>
      <div class="view">
      <label class="switch"\(attention == 0 ? " hidden" : "")>\
      <input type="checkbox" id="attention"><span>Needs a look</span>\
      <span class="count">\(attention)</span></label>
      <label class="select"><span>Sort</span>\(Self.orders)</label>
      \(Self.segments("backdrop", label: "Backdrop", [
        ("checker", "Checker"), ("page", "Page"), ("white", "White"), ("black", "Black"),
      ]))
      </div>
      <div class="shown"><p id="shown" role="status"></p>
      <button type="button" class="plain" id="clear" data-clear hidden>Clear filters</button></div>
      </div>
      """
  }

  private static let filterButton = """
    <button type="button" class="button" id="filters-button" aria-expanded="false" \
    aria-controls="filters">Filters<span class="count" id="filters-count" hidden></span></button>
    """

  private static let orders = """
    <select id="order"><option value="manifest">Manifest order</option>\
    <option value="name">Name</option><option value="largest">Largest file</option>\
    <option value="smallest">Smallest file</option><option value="slowest">Slowest to draw</option>\
    <option value="longest">Longest</option></select>
    """

  /// The page's own look, and whether anything moves.
  static let appearance = """
    <div class="appearance scripted">\
    <button type="button" class="button" id="motion" aria-pressed="false">Pause motion</button>\
    \(segments("look", label: "Page", [
      ("auto", "Auto"), ("light", "Light"), ("dark", "Dark"),
    ]))</div>
    """

  /// A choice of one of few.
  static func segments(
    _ name: String, label: String, _ choices: [(value: String, text: String)]
  ) -> String {
    let buttons = choices.map { choice in
      """
      <label><input type="radio" name="\(name)" value="\(choice.value)">\
      <span>\(choice.text)</span></label>
      """
    }
    return """
      <fieldset class="segments" id="\(name)"><legend class="unseen">\(label)</legend>\
      \(buttons.joined())</fieldset>
      """
  }
}
