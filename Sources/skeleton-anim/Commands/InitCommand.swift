import Glibc
import SkeletonAnim
import SkeletonCampaign

/// `init`: a manifest and a scene to start from.
enum InitCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    let folder = options.operands.first ?? "."
    let files = StarterFiles.all.map { file in
      (path: folder == "." ? file.name : "\(folder)/\(file.name)", text: file.text)
    }
    // None is written unless all can be.
    if let existing = files.first(where: { access($0.path, F_OK) == 0 }) {
      throw Failure(
        message: "\(existing.path) is there already, and nothing was written",
        code: ExitCode.cannotCreate)
    }
    try Folders.make(folder)
    for file in files {
      do { try WholeFile.write(Array(file.text.utf8), to: file.path) } catch {
        throw Failure(error, stopSignal: nil)
      }
    }
    Diagnostics.note("wrote \(files.map(\.path).joined(separator: " and "))")
    Diagnostics.note("draw it: skeleton-anim batch \(files[0].path)")
    return ExitCode.success
  }
}
