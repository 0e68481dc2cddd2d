/// One asset in the page: its picture, name and facts, readable without scripts.
struct AssetCard {
  let asset: AssetReport
  /// The place in the report, from 0.
  let index: Int
  let picture: AssetPicture
  /// What sets it apart from the others, in the order of the page's axes.
  let tags: [String]

  /// Whether a reader should look at it: it failed, is missing, or has notes.
  static func wantsAttention(_ asset: AssetReport) -> Bool {
    asset.status == .failed || asset.status == .missing || !asset.notes.isEmpty
  }

  var html: String {
    """
    <li class="card" id="asset-\(index)"><div class="stage">\(picture.html)</div>
    <div class="words"><h3 class="name">\(link)</h3>\(tagList)\(facts)\(notes)</div></li>
    """
  }

  private var link: String {
    let parts = asset.path.split(separator: "/")
    let folder = parts.dropLast().map { "\($0)/" }.joined()
    // What has no file leads to itself, so that it takes the keyboard's focus as the others do.
    let target = asset.file == nil ? "#asset-\(index)" : HTMLText.reference(asset.path)
    let folderText =
      folder.isEmpty ? "" : "<bdi class=\"folder\">\(HTMLText.escaped(folder))</bdi>"
    return """
      <a href="\(target)">\(folderText)<bdi>\(HTMLText.escaped(String(parts.last ?? "")))</bdi></a>
      """
  }

  private var tagList: String {
    if tags.isEmpty { return "" }
    let items = tags.map { "<li><bdi>\(HTMLText.escaped($0))</bdi></li>" }
    return "<ul class=\"tags\" aria-label=\"Options\">\(items.joined())</ul>"
  }

  private var facts: String {
    guard let file = asset.file else { return "" }
    var facts = ["\(file.width) × \(file.height) px"]
    if file.frames > 1 { facts.append(QuantityText.count(file.frames, "frame")) }
    facts.append(file.duration > 0 ? QuantityText.seconds(file.duration) : "still")
    facts.append(QuantityText.bytes(file.bytes))
    if file.isLossless || file.maxError == 0 {
      facts.append("lossless")
    } else if let error = file.maxError {
      facts.append("within \(QuantityText.count(error, "level"))")
    }
    let items = facts.map { "<li>\($0)</li>" }
    return "<ul class=\"facts\" aria-label=\"File\">\(items.joined())</ul>"
  }

  private var notes: String {
    asset.notes.map { note in
      """
      <p class="note">\(PageIcon.html(.note))<span dir="auto">\(HTMLText.escaped(note))</span></p>
      """
    }.joined()
  }
}
