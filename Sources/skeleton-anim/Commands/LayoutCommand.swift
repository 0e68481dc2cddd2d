import SkeletonAnim

/// `layout`: where everything stands, as JSON.
enum LayoutCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    let job = try RenderJob(options, from: InputShelf())
    let listing: LayoutListing
    do { listing = try job.animation.layoutListing() } catch {
      throw Failure(error, stopSignal: nil)
    }
    for warning in job.warnings() { Diagnostics.warning(warning) }
    return Tool.print(json(listing).text + "\n")
  }

  private static func json(_ listing: LayoutListing) -> JSONValue {
    [
      "canvas": [
        "width": .number(listing.canvasWidth), "height": .number(listing.canvasHeight),
      ],
      "size": [
        "width": .number(listing.contentWidth), "height": .number(listing.contentHeight),
      ],
      "views": .array(listing.views.map(json)),
    ]
  }

  private static func json(_ view: LayoutListing.View) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("view", .string(view.view)), ("path", .string(view.path)),
    ]
    if let id = view.id { members.append(("id", .string(id))) }
    members += [
      ("frame", .array(view.frame.map(JSONValue.number))),
      ("drawn", .array(view.drawn.map(JSONValue.number))),
    ]
    return .object(members)
  }
}
