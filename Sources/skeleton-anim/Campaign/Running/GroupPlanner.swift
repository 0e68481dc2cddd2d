import SceneNotation
import SkeletonAnim
import SkeletonCampaign

/// Finds out what drawing a group takes, and whether it can be done.
struct GroupPlanner: Sendable {
  let folders: CampaignFolders
  let tasks: [AssetTask]
  let inputs: InputShelf
  let jobs: Int
  let memoryLimit: Int

  /// A group with what is known of its members, or why some cannot be drawn.
  struct Planned: Sendable {
    struct Member: Sendable {
      var index: Int
      var demand: Demand
      var notes: [String]
      var size: (width: Int, height: Int, frames: Int)
    }

    var group: AssetGroup
    var members: [Member] = []
    var problems: [(member: Int, problem: AssetProblem)] = []
  }

  /// - Returns: the group, or its members one by one when they cannot be drawn together.
  func plan(_ group: AssetGroup) -> [Planned] {
    do { return [try planned(group)] } catch {
      guard group.members.count > 1 else {
        let member = group.members[0]
        let problem = AssetProblem(error, of: tasks[member].asset)
        return [Planned(group: group, problems: [(member, problem)])]
      }
      return group.singles.flatMap(plan)
    }
  }

  private func planned(_ group: AssetGroup) throws -> Planned {
    let job = try job(group)
    let dryRun = try job.animation.dryRun(
      group.members.map { tasks[$0].output }, checksTargets: false)
    let warnings = job.warnings().map(\.headline)
    let demand = Demand(
      fonts: dryRun.fonts, images: dryRun.images.map(folders.fromManifest),
      imageNames: dryRun.imageNames)
    var planned = Planned(group: group)
    planned.group.memory = dryRun.memoryEstimate
    planned.members = group.members.map { index in
      Planned.Member(
        index: index, demand: demand, notes: warnings + dryRun.notes(for: tasks[index].output),
        size: (dryRun.width, dryRun.height, dryRun.frames))
    }
    return planned
  }

  /// The scene and options that the members of a group share.
  func job(_ group: AssetGroup) throws -> RenderJob {
    var job = try RenderJob(tasks[group.members[0]].options, from: inputs)
    // An expression's images are beside the manifest, as a file's are beside the file.
    if job.isExpression { job.animation.picture.imageFolder = folders.manifest }
    job.animation.run.jobs = jobs
    job.animation.run.memoryLimit = memoryLimit
    return job
  }
}
