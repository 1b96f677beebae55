/// Makes a failing script as short as it gets.
@MainActor struct ExplorationShrinking {
  private let feature: ExploredFeature
  private let kind: String
  private var replaysLeft = 400
  private(set) var steps: [ExplorationStep]
  private(set) var finding: ExplorationRun.Finding

  /// Nil where the script does not fail again.
  init?(
    _ steps: [ExplorationStep], _ finding: ExplorationRun.Finding, of feature: ExploredFeature
  ) async {
    self.feature = feature
    self.steps = steps
    self.finding = finding
    kind = finding.kind
    guard await accepts(steps) else { return nil }
    await removeSteps()
    await shortenTexts()
  }

  /// Takes a script over if it leads to the same kind of finding.
  private mutating func accepts(_ candidate: [ExplorationStep]) async -> Bool {
    if replaysLeft == 0 { return false }
    replaysLeft -= 1
    let result = await feature.replay(candidate)
    guard let found = result.finding, found.kind == kind else { return false }
    steps = result.steps
    finding = found
    return true
  }

  /// Leaves out halves, then quarters, down to single steps, until none can be left out.
  private mutating func removeSteps() async {
    var size = max(1, steps.count / 2)
    while true {
      var hasShrunk = false
      var end = steps.count
      while end > 0 {
        let start = max(0, end - size)
        var candidate = steps
        candidate.removeSubrange(start..<end)
        if await accepts(candidate) { hasShrunk = true }
        end = min(start, steps.count)
      }
      if size > 1 { size /= 2 } else if !hasShrunk { return }
    }
  }

  /// Types less, and plainer text.
  private mutating func shortenTexts() async {
    for index in steps.indices.reversed() {
      while index < steps.count, case .type(let text) = steps[index].action {
        var isShorter = false
        for shorter in Self.shorter(text) {
          var candidate = steps
          candidate[index].action = .type(shorter)
          if await accepts(candidate) {
            isShorter = true
            break
          }
        }
        if !isShorter { break }
      }
    }
  }

  private static func shorter(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    var texts = text == "a" ? [""] : ["", "a"]
    if text.count > 1 {
      let half = text.count / 2
      texts += [
        String(text.prefix(half)), String(text.suffix(text.count - half)),
        String(text.dropFirst()), String(text.dropLast()),
      ]
    }
    return texts
  }
}
