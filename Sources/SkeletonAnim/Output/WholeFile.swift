/// Files that are no pictures, put in place as safely as those that are.
package enum WholeFile {
  /// Writes a file that appears complete or not at all, and replaces one of that name.
  package static func write(_ bytes: [UInt8], to path: String) throws(RenderError) {
    try attributed(path) {
      let file = try OutputFile(path: path)
      try file.append(bytes)
      try file.commit()
    }
  }
}
