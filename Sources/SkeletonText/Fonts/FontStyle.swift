/// The part of a ``FontSpec`` that chooses among the files of a family.
struct FontStyle: Sendable, Hashable {
  /// OpenType weight, 1…1000.
  var weight: Int
  var isItalic: Bool

  init(_ spec: FontSpec) {
    weight = min(max(spec.weight, 1), 1000)
    isItalic = spec.isItalic
  }
}
