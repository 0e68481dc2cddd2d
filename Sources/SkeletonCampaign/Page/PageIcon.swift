/// The page's pictograms, drawn once in the document and used by reference.
enum PageIcon: String, CaseIterable {
  case note, failed, missing, film, search, close, previous, next, copy

  /// Decoration: what it says, the text beside it says too.
  static func html(_ icon: PageIcon) -> String {
    "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#icon-\(icon.rawValue)\"/></svg>"
  }

  /// The drawings, in squares of 16.
  static var definitions: String {
    let symbols = allCases.map { icon in
      """
      <symbol id="icon-\(icon.rawValue)" viewBox="0 0 16 16"><path d="\(icon.path)"/></symbol>
      """
    }
    return "<svg class=\"definitions\" aria-hidden=\"true\">\(symbols.joined())</svg>"
  }

  private var path: String {
    switch self {
    case .note: "M8 2.2 14.6 13.6H1.4ZM8 6.4v3.4M8 11.6v.2"
    case .failed: "M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6ZM5.8 5.8l4.4 4.4m0-4.4-4.4 4.4"
    case .missing: "M4 1.8h5.2L12.4 5v9.2H4ZM9 1.8V5.2h3.4M6.4 9.6h3.6"
    case .film: "M1.8 3.2h12.4v9.6H1.8ZM6.6 5.8v4.4L10.2 8Z"
    case .search: "M7 2.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2ZM10.4 10.4l3.4 3.4"
    case .close: "M3.6 3.6l8.8 8.8m0-8.8-8.8 8.8"
    case .previous: "M9.8 3.4 5.2 8l4.6 4.6"
    case .next: "M6.2 3.4 10.8 8l-4.6 4.6"
    case .copy: "M5.6 5.6h7.8v7.8H5.6ZM10.4 5.6V2.6H2.6v7.8h3"
    }
  }
}
