/// What a plan's materials look like in one frame.
struct FrameColors {
  /// By material id.
  let rules: [MaterialRule]
  /// By index of the shimmer; of a fade it means nothing.
  let sweeps: [SweepPosition]

  init(_ plan: FramePlan, _ state: FrameState) {
    precondition(
      state.progress.count == plan.shimmerCount, "a frame state has one progress a shimmer")
    sweeps = zip(plan.shimmers, state.progress).map { SweepPosition($0, progress: $1) }
    rules = plan.rules.resolved(state, shimmers: plan.shimmers)
  }
}
