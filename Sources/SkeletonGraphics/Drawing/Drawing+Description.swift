extension Drawing: CustomStringConvertible {
  /// The drawing as an S-expression, one node a line: what tests of layout and lowering compare.
  package var description: String {
    var lines = ["(drawing \(size.width)x\(size.height) \(background.map(Self.text) ?? "clear")"]
    for (index, shimmer) in shimmers.enumerated() {
      lines.append("  (shimmer \(index) \(Self.text(shimmer)))")
    }
    for node in nodes { Self.append(node, indent: "  ", to: &lines) }
    return lines.joined(separator: "\n") + ")"
  }

  private static func append(_ node: Node, indent: String, to lines: inout [String]) {
    func group(_ head: String, _ children: [Node], _ indent: String) {
      lines.append("\(indent)(\(head)")
      for child in children { append(child, indent: indent + "  ", to: &lines) }
      lines[lines.count - 1] += ")"
    }
    switch node {
    case .fill(let path, let paint):
      lines.append("\(indent)(fill \(text(paint)) \(text(path)))")
    case .stroke(let path, let style, let paint):
      lines.append("\(indent)(stroke \(text(style.width)) \(text(paint)) \(text(path)))")
    case .opacity(let opacity, let children):
      group("opacity \(text(opacity))", children, indent)
    case .clip(let path, let children): group("clip \(text(path))", children, indent)
    case .shimmer(let index, let children):
      group("with-shimmer \(index)", children, indent)
    case .mix(let index, let from, let to):
      lines.append("\(indent)(mix \(index)")
      group("from", from, indent + "  ")
      group("to", to, indent + "  ")
      lines[lines.count - 1] += ")"
    }
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): return text(color)
    case .linear(let ramp): return text(ramp)
    case .image(let image): return "(image \(text(image)))"
    case .stencil(let image, let ramp): return "(stencil \(text(image)) \(text(ramp)))"
    }
  }

  private static func text(_ ramp: LinearRamp) -> String {
    let stops = ramp.stops.map { "\(text($0.location)):\(text($0.color))" }
    let space = ramp.space == .perceptual ? " perceptual" : ""
    return "(linear \(text(ramp.start)) \(text(ramp.end)) \(stops.joined(separator: " "))\(space))"
  }

  private static func text(_ image: ImagePaint) -> String {
    let size = image.bitmap.size
    return "\(size.width)x\(size.height) from \(text(image.source)) to \(text(image.target)) "
      + "\(image.sampling)\(image.repeats ? " repeated" : "")"
  }

  private static func text(_ rect: Rect) -> String {
    "[\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))]"
  }

  private static func text(_ shimmer: Shimmer) -> String {
    let box = text(shimmer.bounds)
    switch shimmer.effect {
    case .mix: return "mix"
    case .fade(let minimum): return "fade \(text(minimum)) \(box)"
    case .highlight(let color, let strength):
      return "highlight \(text(color)) \(text(strength)) \(box) along \(text(shimmer.direction))"
        + " band \(text(shimmer.band)) \(shimmer.profile)"
    }
  }

  private static func text(_ path: BezierPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): "M\(text(p))"
      case .line(let p): "L\(text(p))"
      case .quad(let c, let p): "Q\(text(c)) \(text(p))"
      case .cubic(let a, let b, let p): "C\(text(a)) \(text(b)) \(text(p))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ color: RGBA) -> String {
    let c = RGBA8(color)
    func hex(_ v: UInt8) -> String {
      (v < 16 ? "0" : "") + String(v, radix: 16, uppercase: true)
    }
    return "#\(hex(c.red))\(hex(c.green))\(hex(c.blue))" + (c.alpha == 255 ? "" : hex(c.alpha))
  }

  private static func text(_ p: Point) -> String { "\(text(p.x)),\(text(p.y))" }

  /// At most three decimals, none where they are 0.
  private static func text(_ v: Double) -> String {
    guard v.isFinite, abs(v) < 1e12 else { return "\(v)" }
    let thousandths = Int((v * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
