import BinderyTesting
import BinderyViews
import Observation
import Testing

@MainActor @Observable private final class Tally {
  var count = 0
  /// Whoever is to be told of changes.
  @ObservationIgnored var onChange: () -> Void = {}
}

private struct TallyView: View {
  let tally: Tally
  var body: some View {
    HStack {
      Text(verbatim: "\(tally.count)")
      Press(label: "Add", shows: "+") { tally.count += 1 }
    }
  }
}

@MainActor @Suite(.runtimeIssues) struct BehaviorTrialTests {
  private func style(isForgetful: Bool) -> BehaviorStyle<Void> {
    BehaviorStyle("model") { setup in
      let tally = setup.watch(Tally())
      setup.watch("count") { tally.count }
      if isForgetful { tally.onChange = { _ = tally.count } }
      return TallyView(tally: tally)
    }
  }

  private func trial(
    of style: BehaviorStyle<Void>, _ observer: BehaviorObserver,
    script: @MainActor (BehaviorRun<Void>) async throws -> Void
  ) async throws -> BehaviorTrial {
    try await style.trial(width: 10, height: 1, stubs: (), observer: observer, script: script)
  }

  @Test func looksOnAtEachStep() async throws {
    var log: [String] = []
    let observer = BehaviorObserver(
      willStep: { log.append("before: \($0.text)") },
      didStep: { log.append("\($0): \($1.text)") })
    _ = try await trial(of: style(isForgetful: false), observer) { run in
      try await run.step("Add one") { try $0.button("Add").tap() }
      try await run.step("Add two") {
        try $0.button("Add").tap()
      } shows: {
        "no frame at all"
      }
    }
    #expect(log == ["before: 0 +", "Add one: 1 +", "before: 1 +", "Add two: 2 +"])
  }

  @Test func countsWhatIsStillAlive() async throws {
    let observer = BehaviorObserver { _, _ in }
    let careful = try await trial(of: style(isForgetful: false), observer) { _ in }
    let forgetful = try await trial(of: style(isForgetful: true), observer) { _ in }
    #expect(careful == BehaviorTrial(watchedObjects: 1, liveObjects: 0))
    #expect(forgetful == BehaviorTrial(watchedObjects: 1, liveObjects: 1))
  }

  @Test func throwsWhatWouldFailATest() async throws {
    let observer = BehaviorObserver { _, _ in }
    let step = #line + 1
    let error = await #expect(throws: BehaviorTrialError.self) {
      _ = try await trial(of: style(isForgetful: false), observer) { run in
        try await run.step("Take one") { try $0.button("Take").tap() }
      }
    }
    #expect(
      error?.description == """
        BehaviorTrialTests.swift:\(step):23: The style "model" could not do the step "Take one":

        There is no button "Take" on the screen. The nearest buttons: "Add".

        text "0"
        button "Add"
        """)
  }
}
