import SkeletonAnim
import SkeletonCampaign

/// What `batch --dry-run` says: every file, and what drawing takes.
enum PlanListing {
  static func show(_ plan: CampaignPlan, _ settings: BatchSettings) -> Int32 {
    settings.printsReport ? Tool.print(json(plan).text + "\n") : Tool.print(text(plan))
  }

  private static func text(_ plan: CampaignPlan) -> String {
    let lines = plan.entries.map { entry in
      let size = entry.size.map {
        "\($0.width)×\($0.height), \(QuantityText.count($0.frames, "frame"))"
      }
      return "\(entry.report.path): \(size ?? "up to date")"
    }
    let open = plan.groups.reduce(0) { $0 + $1.members.count }
    let passes = QuantityText.count(plan.groups.count, "pass", plural: "passes")
    let files = QuantityText.count(plan.tasks.count, "file")
    return (lines + ["\(files), \(open) to draw in \(passes)"]).joined(separator: "\n") + "\n"
  }

  private static func json(_ plan: CampaignPlan) -> JSONValue {
    [
      "files": .integer(plan.tasks.count), "passes": .integer(plan.groups.count),
      "memory": .integer(plan.groups.map(\.memory).max() ?? 0),
      "assets": .array(plan.entries.map(json)),
    ]
  }

  private static func json(_ entry: CampaignPlan.Entry) -> JSONValue {
    [
      "path": .string(entry.report.path), "scene": .string(entry.report.scene),
      "format": .string(entry.report.format), "up_to_date": .bool(entry.size == nil),
      "width": .optional(entry.size?.width), "height": .optional(entry.size?.height),
      "frames": .optional(entry.size?.frames),
      "notes": .array(entry.report.notes.map(JSONValue.string)),
    ]
  }
}
