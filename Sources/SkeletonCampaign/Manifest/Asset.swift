/// One file of a campaign: a scene, and what the command line would be told to draw it.
package struct Asset: Sendable, Hashable {
  /// Where the manifest asks for it, as messages name it: `assets[3]`, `matrix (scale 2)`.
  package var place: String
  /// As the command line takes it: a built-in scene's name or the path of a Swift file. An
  /// expression is among the options instead, and this is its name in reports and file names.
  package var scene: String
  /// Values by the option's long name without dashes: `["color-scheme": ["dark"]]`. A flag has one
  /// empty value. `output` and `format` are not among them.
  package var options: [String: [String]]
  /// The file's format, as `--format` takes it.
  package var format: String
  /// Under the campaign's folder, with slashes and without `..`; no other asset has the same.
  package var path: String
  /// Where the manifest says what it says: `["fps": "matrix.fps[1]"]`, by the option's long name
  /// without dashes, with `scene`, `format` and `output` among them.
  package var sources: [String: String] = [:]

  package init(
    place: String, scene: String, options: [String: [String]], format: String, path: String
  ) {
    self.place = place
    self.scene = scene
    self.options = options
    self.format = format
    self.path = path
  }

  /// Where messages about an option's value point to; the asset itself when the manifest says
  /// nothing for the option.
  package func place(of option: String) -> String { sources[option] ?? place }

  /// What follows the tool's name on the command line that draws it: options in alphabetical order.
  package var arguments: [String] {
    let operands = options["expression"] == nil ? [scene] : []
    let given = options.sorted { $0.key < $1.key }.flatMap { name, values in
      values.flatMap { $0.isEmpty ? ["--\(name)"] : ["--\(name)", $0] }
    }
    return operands + given + ["--format", format, "--output", path]
  }
}
