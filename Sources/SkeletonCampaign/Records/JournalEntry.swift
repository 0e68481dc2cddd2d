/// That one file of a campaign is complete and in place, and what it was made of.
package struct JournalEntry: Sendable, Hashable, Codable {
  /// Under the campaign's folder.
  package var path: String
  /// The hash of everything that decides the bytes but fonts.
  package var source: String
  /// What its texts asked of the fonts.
  package var fonts: [String]
  /// The hash of ``source`` with the fonts that answered.
  package var inputs: String
  /// When the file was last changed, in nanoseconds since 1970.
  package var modified: Int
  package var file: AssetReport.File
  package var notes: [String]

  package init(
    path: String, source: String, fonts: [String], modified: Int, report: AssetReport,
    file: AssetReport.File
  ) {
    self.path = path
    self.source = source
    self.fonts = fonts
    inputs = report.inputs
    self.modified = modified
    self.file = file
    notes = report.notes
  }
}
