/// That one file of a campaign is complete and in place, and what it was made of.
package struct JournalEntry: Sendable, Hashable, Codable {
  /// Under the campaign's folder.
  package var path: String
  /// The hash of everything that is known before the scene is laid out.
  package var source: String
  package var demand: Demand
  /// The hash of ``source`` with the answers to ``demand``.
  package var inputs: String
  /// When the file was last changed, in nanoseconds since 1970.
  package var modified: Int
  package var file: AssetReport.File
  package var notes: [String]

  package init(
    _ report: AssetReport, file: AssetReport.File, source: String, demand: Demand, modified: Int
  ) {
    path = report.path
    self.source = source
    self.demand = demand
    inputs = report.inputs
    self.modified = modified
    self.file = file
    notes = report.notes
  }
}
