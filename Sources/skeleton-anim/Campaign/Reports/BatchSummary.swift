import SkeletonCampaign

/// What a batch has come to, in a few lines for people.
enum BatchSummary {
  /// What is not as it was asked for, each thing once.
  static func warn(_ report: CampaignReport) {
    for (note, paths) in notes(report) {
      let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
      Diagnostics.warning("\(paths[0])\(others): \(note)")
    }
  }

  /// - Parameter seconds: nil where nothing was drawn.
  static func show(_ report: CampaignReport, seconds: Double?) {
    let bytes = report.assets.reduce(0) { $0 + ($1.file?.bytes ?? 0) }
    let counts: [(AssetReport.Status, String)] = [
      (.drawn, "drawn"), (.upToDate, "up to date"), (.failed, "failed"), (.missing, "not drawn"),
    ]
    let parts = counts.compactMap { status, name -> String? in
      let count = report.assets.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(name)"
    }
    let time = seconds.map { " in \(($0 * 10).rounded() / 10) s" } ?? ""
    Diagnostics.note(
      "\(QuantityText.count(report.assets.count, "file")), \(size(bytes))\(time): "
        + parts.joined(separator: ", "))
    if Signals.stopSignal != nil || report.assets.contains(where: { $0.status == .missing }) {
      Diagnostics.note("what is there is complete; --resume draws the rest")
    }
  }

  /// Each note once, with the files it is about.
  private static func notes(_ report: CampaignReport) -> [(note: String, paths: [String])] {
    var places: [String: Int] = [:]
    var notes: [(note: String, paths: [String])] = []
    for asset in report.assets {
      for note in asset.notes {
        if let place = places[note] {
          notes[place].paths.append(asset.path)
        } else {
          places[note] = notes.count
          notes.append((note, [asset.path]))
        }
      }
    }
    return notes
  }

  private static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return QuantityText.count(bytes, "byte") }
    return bytes < 1_000_000
      ? "\((bytes + 500) / 1000) KB" : "\((Double(bytes) / 100_000).rounded() / 10) MB"
  }
}
