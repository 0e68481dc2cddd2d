package import SkeletonText

extension Font {
  /// The font that a typesetter is asked for in some surroundings.
  ///
  /// `attributes` are what text modifiers ask on top; the innermost change of weight counts.
  package func spec(
    in environment: EnvironmentValues, _ attributes: TextAttributes = TextAttributes()
  ) -> FontSpec {
    let category = environment.dynamicTypeSize
    var spec: FontSpec
    var emphasized = Weight.bold
    switch base {
    case .style(let style):
      spec = FontSpec(size: style.size(for: category), weight: style.weight.value)
      emphasized = style.emphasizedWeight
    case .system(let size):
      spec = FontSpec(size: size)
    case .custom(let name, let size, let style):
      let scaled = style.map { size * $0.size(for: category) / $0.size(for: .large) }
      spec = FontSpec(family: name, size: scaled ?? size)
    case .kit(let token):
      return kitFont(token, in: environment).spec(in: environment, attributes)
    }
    let regular = spec.weight
    for emphasis in [emphasis, attributes.emphasis] {
      switch emphasis {
      case .weight(let weight): spec.weight = weight.value
      case .bold(let isBold): spec.weight = isBold ? emphasized.value : regular
      case nil: break
      }
    }
    spec.isItalic = attributes.isItalic ?? isItalic
    spec.tracking =
      attributes.tracking + (spec.family == nil ? SystemTracking.points(size: spec.size) : 0)
    return spec
  }

  /// What a token of the kit stands for, with the changes made to the token.
  private func kitFont(_ token: SKTypeToken, in environment: EnvironmentValues) -> Font {
    var font = environment.skTheme.type[token]
    if let emphasis { font.emphasis = emphasis }
    if isItalic { font.isItalic = true }
    return font
  }
}
