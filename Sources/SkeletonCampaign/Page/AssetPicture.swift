/// How an asset can be shown by a browser, in the page's stages.
struct AssetPicture {
  /// Pictures are shown no taller than this, in points, until they are opened.
  private static let tallest = 420.0

  let asset: AssetReport
  /// In words, for those who cannot see it.
  let description: String
  /// The path of a still that looks like it, if there is one.
  let still: String?
  /// The path of a picture to show instead of a file that browsers cannot play.
  let standIn: String?

  /// Whether some browser plays the file: ProRes, which is what MOV holds unless told otherwise,
  /// none does.
  static func isPlayable(_ asset: AssetReport) -> Bool {
    asset.format != "mov" || !(asset.options["codec"] ?? "prores").hasPrefix("prores")
  }

  /// Pixels a point; where the options do not say it, the tool's default.
  private var scale: Double {
    let scale = asset.options["scale"].flatMap(Double.init) ?? 2
    return (0.25...8).contains(scale) ? scale : 2
  }

  var html: String {
    guard asset.status == .drawn || asset.status == .upToDate, let file = asset.file else {
      let isFailure = asset.status == .failed
      return """
        <div class="blank \(isFailure ? "failed" : "missing")">\
        \(PageIcon.html(isFailure ? .failed : .missing))\
        <strong>\(isFailure ? "Failed" : "Not drawn")</strong>\
        <span dir="auto">\(HTMLText.escaped(asset.failure ?? "The run ended before it."))</span>\
        </div>
        """
    }
    guard Self.isPlayable(asset) else { return unplayable(file) }
    if ["mp4", "mov", "webm"].contains(asset.format) {
      return frame(file, isOpaque: asset.format != "webm", video(file))
    }
    let moves = asset.format != "png" && file.frames > 1
    return frame(file, image(file, at: asset.path, moves: moves))
  }

  /// Around what shows the file: its size in points, and squares behind what may be transparent.
  private func frame(
    _ file: AssetReport.File, isOpaque: Bool = false, _ content: String
  ) -> String {
    let size = [file.width, file.height].map { QuantityText.decimal(Double($0) / scale) }
    return """
      <div class="picture\(isOpaque ? "" : " clear")" \
      data-width="\(size[0])" data-height="\(size[1])">\(content)</div>
      """
  }

  /// The size in points, or a smaller one of the same shape: attributes, as the page's policy has
  /// no styles in elements.
  private func sizeAttributes(_ file: AssetReport.File) -> String {
    let shrink = min(1, Self.tallest * scale / Double(max(file.height, 1)))
    func text(_ pixels: Int) -> String {
      String(max(1, Int((Double(pixels) / scale * shrink).rounded())))
    }
    return "width=\"\(text(file.width))\" height=\"\(text(file.height))\""
  }

  private func image(_ file: AssetReport.File, at path: String, moves: Bool) -> String {
    let image = """
      <img \(moves ? "class=\"moves\" " : "")src="\(HTMLText.reference(path))" \
      \(sizeAttributes(file)) alt="\(HTMLText.escaped(description))" loading="lazy" \
      decoding="async">
      """
    guard moves, let still else { return image }
    return """
      <picture><source media="(prefers-reduced-motion: reduce)" \
      srcset="\(HTMLText.reference(still))">\(image)</picture>
      """
  }

  /// Twice: one that the script loads when it comes near, as browsers have few players, and one
  /// for readers without scripts.
  private func video(_ file: AssetReport.File) -> String {
    let poster = still.map { " poster=\"\(HTMLText.reference($0))\"" } ?? ""
    let attributes = """
      \(sizeAttributes(file))\(poster) aria-label="\(HTMLText.escaped(description))" \
      muted loop playsinline preload="metadata"
      """
    let source = HTMLText.reference(asset.path)
    return """
      <video class="scripted" data-src="\(source)" \(attributes)></video>\
      <noscript><video src="\(source)" \(attributes) controls></video></noscript>
      """
  }

  private func unplayable(_ file: AssetReport.File) -> String {
    guard let standIn else {
      return """
        <div class="blank unplayable">\(PageIcon.html(.film))<strong>ProRes</strong>\
        <span>Browsers do not play it. Open the file in an editor.</span></div>
        """
    }
    return """
      \(frame(file, image(file, at: standIn, moves: !standIn.hasSuffix(".png"))))\
      <p class="caption">Browsers do not play ProRes. Shown: <bdi>\
      \(HTMLText.escaped(String(standIn.split(separator: "/").last ?? "")))</bdi></p>
      """
  }
}
