/// JSON5 for readers of plain JSON, which would tell neither where it is broken nor of a repeated key.
package enum JSON5 {
  /// The text as JSON of the same values, keys in their order.
  ///
  /// - Throws: ``ManifestError/notJSON(line:column:problem:)``, also for a key that is given twice.
  package static func json(_ text: String) throws(ManifestError) -> String {
    try JSON5Reader.value(of: text).jsonText
  }
}
