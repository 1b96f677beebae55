/// What an exploration found, in words and code.
@MainActor struct ExplorationFailure {
  let seed: UInt64
  /// How many steps had been taken, those of earlier screens included.
  let count: Int
  /// The steps on the screen where it was found.
  let steps: [ExplorationStep]
  let finding: ExplorationRun.Finding
  /// The shortest script that leads to it; nil where it does not happen again.
  let shrunk: ExplorationShrinking?

  static var nothingToDo: String {
    "There is nothing to explore: no element of the screen is enabled and can be acted on."
  }

  func message(for feature: ExploredFeature) -> String {
    let script = shrunk?.steps ?? steps
    let code = script.map { "\($0.code)\nawait screen.settle()" }
    var lines = ["let screen = Screen(width: \(feature.width), height: \(feature.height)) { … }"]
    lines += code
    if finding.kind == "frame" {
      lines.append("#expect(screen.frame == screen.composition.rebuildFrame())")
    }
    let heading =
      shrunk == nil
      ? """
      It does not happen again with the same steps on a fresh screen: the feature shares state \
      between screens, or depends on time or chance. The steps were:
      """ : "It takes \(script.count == 1 ? "1 step" : "\(script.count) steps"):"
    return """
      Exploring with the seed \(seed) found this after \(count == 1 ? "1 step" : "\(count) steps"):

      \((shrunk?.finding ?? finding).message)

      \(heading)

      \(lines.joined(separator: "\n"))
      """
  }
}
