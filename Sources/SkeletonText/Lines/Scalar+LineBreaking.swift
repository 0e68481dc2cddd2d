extension Unicode.Scalar {
  /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator.
  var isLineSeparator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Spaces that a line end swallows: all that are not glued to their neighbours.
  var isBreakingSpace: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F: false
    case 0x09, 0x20: true
    default: value > 0x7F && properties.generalCategory == .spaceSeparator
    }
  }
}
