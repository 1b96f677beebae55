import BinderyText
import BinderyViews
import Testing

/// A feature on a fresh screen, and what has been done there.
@MainActor final class ExplorationRun {
  /// Something that must not be.
  struct Finding {
    /// What tells it from others: another script that leads to the same kind is as good.
    let kind: String
    let message: String
  }

  private let screen: Screen
  private let exploration: Exploration
  private let log: FailureLog
  /// The steps that could be done.
  private(set) var steps: [ExplorationStep] = []
  /// What is wrong after the last step, or with the fresh screen.
  private(set) var finding: Finding?

  init(_ feature: ExploredFeature) async {
    let log = FailureLog()
    let exploration = Exploration()
    self.log = log
    self.exploration = exploration
    screen = log.collect { feature.mount(exploration) }
    await check()
  }

  /// What could be done next.
  var choices: ExplorationChoices { ExplorationChoices(on: screen, exploration) }

  /// Does something, if it can be done, and checks what must hold.
  func perform(_ step: ExplorationStep) async {
    let isDone = log.collect {
      do {
        try step.perform(on: screen, exploration)
        return true
      } catch {
        // It began, perhaps: text can be typed until the field is disabled. The checks tell.
        if case .type = step.action { return true }
        return false
      }
    }
    if isDone { steps.append(step) }
    await check()
  }

  private func check() async {
    await log.collect { await screen.settle() }
    finding = failed ?? differing ?? broken
  }

  private var failed: Finding? {
    guard let message = log.failures.first?.message else { return nil }
    return Finding(kind: String(message.prefix { $0 != ":" }), message: message)
  }

  private var differing: Finding? {
    let shown = screen.frame
    let rebuilt = screen.composition.rebuildFrame()
    if shown == rebuilt { return nil }
    let rows =
      FrameDifference(of: shown.lines, from: rebuilt.text)?.rows ?? "  (only the styles differ)"
    return Finding(
      kind: "frame",
      message: "The frame differs from one that is made afresh (− afresh, + shown):\n\n\(rows)")
  }

  private var broken: Finding? {
    guard let invariant = exploration.invariants.first(where: { !$0.holds() }) else { return nil }
    let rows = FrameDifference.withoutBlankEnd(screen.frame.lines).joined(separator: "\n")
    return Finding(
      kind: "invariant \(invariant.sentence)",
      message: "This does not hold: \(invariant.sentence).\n\n\(rows)")
  }
}
