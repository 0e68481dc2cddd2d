import SkeletonAnim

extension ParsedOptions {
  /// Everything under "Picture", and what of "Effect" is about the picture.
  ///
  /// - Throws: ``UsageError``, or a ``Failure`` for a theme that cannot be read.
  func pictureOptions(_ inputs: InputShelf) throws -> PictureOptions {
    var picture = PictureOptions()
    if let path = text("--theme") { picture.theme = try inputs.theme(path) }
    try readCanvas(into: &picture)
    try readContent(into: &picture)
    try readText(into: &picture)
    try readEffect(into: &picture)
    return picture
  }

  private func readCanvas(into picture: inout PictureOptions) throws(UsageError) {
    let sizes = "WxH or W in points, such as 390x844 or 390, each above 0 and at most 100000"
    if let size = try value("--size", sizes, parse: Self.size) {
      (picture.width, picture.height) = size
    }
    if let scale = try number("--scale", in: 0.25...8) { picture.scale = scale }
    try readPixels(into: &picture)
    if let scheme = try choice(
      "--color-scheme", ["light": ColorScheme.light, "dark": ColorScheme.dark])
    {
      picture.colorScheme = scheme
    }
    if let direction = try choice(
      "--layout-direction",
      ["ltr": LayoutDirection.leftToRight, "rtl": LayoutDirection.rightToLeft])
    {
      picture.layoutDirection = direction
    }
    let insets = "one inset for all edges, or top,leading,bottom,trailing, in points, 0…10000"
    if let safeArea = try value("--safe-area", insets, parse: Self.insets) {
      picture.safeArea = safeArea
    }
    if text("--background") == "transparent" {
      picture.background = .transparent
    } else if let color = try color("--background", allowsTransparent: true) {
      picture.background = .color(color)
    }
  }

  private func readPixels(into picture: inout PictureOptions) throws(UsageError) {
    let sizes = "WxH in whole pixels, such as 1080x1920, each in 1…65535"
    guard let pixels = try value("--pixels", sizes, parse: Self.pixels) else { return }
    guard has("--scale") else {
      picture.pixels = pixels
      return
    }
    guard !has("--size") else {
      throw .contradiction(
        "--pixels", "--size and --scale", reason: "these two say how many pixels there are")
    }
    picture.width = Double(pixels.width) / picture.scale
    picture.height = Double(pixels.height) / picture.scale
  }

  private static func pixels(_ text: String) -> (width: Int, height: Int)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { part in
      Rational(decimal: part).flatMap { $0.isInteger ? $0.numerator : nil }
    }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy((1...65_535).contains) else {
      return nil
    }
    return (sides[0], sides[1])
  }

  private func readContent(into picture: inout PictureOptions) throws(UsageError) {
    if let isLoading = try choice("--loading", ["true": true, "false": false]) {
      picture.isLoading = isLoading
    }
    if let color = try color("--placeholder", allowsTransparent: false) {
      picture.theme.palette.placeholder = SKThemeColor(light: color, dark: color)
    }
  }

  private func readText(into picture: inout PictureOptions) throws(UsageError) {
    picture.fontFamily = try value("--font", "the name of a font family") {
      $0.isEmpty ? nil : $0
    }
    let sizes = DynamicTypeSize.allCases.map(\.optionName)
    if let size = try value(
      "--dynamic-type", sizes.joined(separator: ", "),
      parse: { given in DynamicTypeSize.allCases.first { $0.optionName == given } })
    {
      picture.dynamicTypeSize = size
    }
    if let bar = try named("--redact-bar", PictureOptions.RedactionBar.allCases) {
      picture.redactionBar = bar
    }
    picture.redactionOpacity = try number("--redact-opacity", in: 0...1)
    picture.redactionRadius = try number("--redact-radius", in: 0...1000)
    picture.usesTestFont = has("--test-font")
  }

  private func readEffect(into picture: inout PictureOptions) throws(UsageError) {
    if let effect = try named("--effect", PictureOptions.Effect.allCases) {
      picture.effect = effect
    }
    if let wave = try named("--wave", PictureOptions.Wave.allCases) { picture.wave = wave }
    picture.highlight = try color("--highlight", allowsTransparent: false)
    picture.strength = try number("--strength", in: 0...1)
    picture.band = try number("--band", in: 0.01...4)
    picture.angle = try number("--angle", in: -360...360)
    picture.profile = try named("--profile", SKShimmerStyle.Profile.allCases)
  }

  func color(_ name: String, allowsTransparent: Bool) throws(UsageError) -> Color? {
    let forms = "#RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    return try value(name, allowsTransparent ? forms + ", or transparent" : forms) {
      $0.lowercased() == "transparent" ? nil : Color(css: $0)
    }
  }

  private static func size(_ text: String) -> (width: Double, height: Double?)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { part in
      Rational(decimal: part).flatMap { $0 > .zero && $0 <= Rational(100_000) ? $0.double : nil }
    }
    guard (1...2).contains(parts.count), lengths.count == parts.count else { return nil }
    return (lengths[0], lengths.count == 2 ? lengths[1] : nil)
  }

  private static func insets(_ text: String) -> EdgeInsets? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { part in
      Rational(decimal: part).flatMap {
        $0 >= .zero && $0 <= Rational(10_000) ? $0.double : nil
      }
    }
    guard lengths.count == parts.count else { return nil }
    switch lengths.count {
    case 1:
      return EdgeInsets(
        top: lengths[0], leading: lengths[0], bottom: lengths[0], trailing: lengths[0])
    case 4:
      return EdgeInsets(
        top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    default: return nil
    }
  }
}

extension DynamicTypeSize {
  /// `large`, or `AX1` for the first accessibility size.
  fileprivate var optionName: String {
    "\(self)".replacing("accessibility", with: "AX")
  }
}
