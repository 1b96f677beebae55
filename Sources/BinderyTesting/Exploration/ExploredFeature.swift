/// What is explored: it can be mounted any number of times.
@MainActor struct ExploredFeature {
  let width: Int
  let height: Int
  let mount: (Exploration) -> Screen

  /// Does a script again. Returns what was done up to the first finding, and the finding.
  func replay(
    _ steps: [ExplorationStep]
  ) async -> (steps: [ExplorationStep], finding: ExplorationRun.Finding?) {
    let run = await ExplorationRun(self)
    for step in steps where run.finding == nil { await run.perform(step) }
    return (run.steps, run.finding)
  }
}
