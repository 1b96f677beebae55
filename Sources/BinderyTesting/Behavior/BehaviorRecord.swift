import BinderyComposition
import Testing

/// What came of running the script over one style.
@MainActor struct BehaviorRecord {
  var row: BehaviorReport.Row
  private let pictures: [BehaviorPicture]
  private let state: [String]
  /// Whether the script has got to its end.
  private let isComplete: Bool

  /// Mounts a style, runs the script, takes everything down, and counts.
  static func make<Stubs>(
    of style: BehaviorStyle<Stubs>, width: Int, height: Int, _ stubs: Stubs,
    at location: SourceLocation, _ script: @MainActor (BehaviorRun<Stubs>) async throws -> Void
  ) async -> BehaviorRecord {
    let setup = BehaviorSetup(stubs)
    let screen = style.mount(setup, width, height, location)
    let run = BehaviorRun(style: style.name, screen: screen, stubs: stubs, at: location)
    var isComplete = true
    do {
      try await script(run)
    } catch {
      isComplete = false
      failure(of: style.name, error, at: location).record()
    }
    var row = BehaviorReport.Row(style: style.name)
    let counters = screen.counters
    row.bodies = counters.userBodyEvaluations
    row.nodesMarked = counters.nodesMarked
    row.cellsPainted = counters.cellsPainted
    row.writes = setup.writeCount + screen.composition.observedChanges
    let state = setup.takeState()
    screen.unmount(sourceLocation: location)
    await screen.settle(sourceLocation: location)
    row.liveObjects = await setup.liveObjectCount
    return BehaviorRecord(row: row, pictures: run.pictures, state: state, isComplete: isComplete)
  }

  private static func failure(
    of style: String, _ error: any Error, at location: SourceLocation
  ) -> TestFailure {
    if let error = error as? BehaviorStepError { return error.failure }
    let known = error as? ScreenError
    return TestFailure(
      "The script failed for the style \"\(style)\":\n\n\(known?.message ?? "\(error)")",
      at: known?.sourceLocation ?? location)
  }

  /// Fails the test where a person could tell this style from another one.
  func compare(with first: BehaviorRecord, at location: SourceLocation) {
    let names = (old: first.row.style, new: row.style)
    let difference =
      if isComplete && first.isComplete {
        BehaviorDifference(of: pictures, from: first.pictures, names, at: location)
          ?? BehaviorDifference(ofState: state, from: first.state, names, at: location)
      } else {
        // The script's own failure is told already: compare as far as both got.
        BehaviorDifference(
          of: Array(pictures.prefix(first.pictures.count)),
          from: Array(first.pictures.prefix(pictures.count)), names, at: location)
      }
    difference?.failure.record()
  }
}
