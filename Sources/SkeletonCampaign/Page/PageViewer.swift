/// The larger view of one asset, which the script fills.
enum PageViewer {
  static let html = """
    <dialog class="viewer" id="viewer" aria-labelledby="viewer-name">
    <div class="viewer-bar">
    <div class="steps"><button type="button" class="button square" id="previous" \
    aria-label="Previous file">\(PageIcon.html(.previous))</button>\
    <button type="button" class="button square" id="next" aria-label="Next file">\
    \(PageIcon.html(.next))</button><p id="viewer-place"></p></div>
    \(PageFilters.segments("zoom", label: "Size of the picture", [
      ("fit", "Fit"), ("1", "1×"), ("2", "2×"), ("4", "4×"),
    ]))
    <button type="button" class="button square" id="close" aria-label="Close">\
    \(PageIcon.html(.close))</button>
    </div>
    <div class="viewer-stage stage" id="viewer-stage"></div>
    <div class="viewer-words">
    <h2 class="name" id="viewer-name"></h2>
    <div id="viewer-facts"></div>
    <section aria-labelledby="viewer-command-title"><div class="section-head">\
    <h3 id="viewer-command-title">Draw it again</h3>\
    <button type="button" class="button small" id="copy">\(PageIcon.html(.copy))\
    <span id="copy-text" role="status">Copy</span></button></div>
    <pre class="command" id="viewer-command" tabindex="0" dir="ltr"></pre></section>
    <section aria-labelledby="viewer-options-title"><h3 id="viewer-options-title">Options</h3>
    <dl id="viewer-options"></dl></section>
    <section id="viewer-digest-section" aria-labelledby="viewer-digest-title">\
    <h3 id="viewer-digest-title">SHA-256</h3>
    <p class="digest" id="viewer-digest"></p></section>
    </div>
    </dialog>
    """
}
