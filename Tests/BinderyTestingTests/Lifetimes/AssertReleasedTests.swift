import BinderyTesting
import BinderyViews
import Dispatch
import Testing

@MainActor @Suite(.runtimeIssues) struct AssertReleasedTests {
  /// Logs in with a model on a screen, as `assertReleased` is to look at it.
  private func logIn(
    _ probe: ReleaseProbe, _ prepare: @MainActor (LogInModel) -> Void
  ) async throws {
    let gate = Gate<Void>()
    let model = LogInModel(service: gate.value)
    prepare(model)
    let screen = probe.mount(width: 20, height: 4) { LogInModelView(model: model) }
    try screen.textField("Email").type("a")
    try screen.secureField("Password").type("b")
    try screen.button("Log in").tap()
    gate.open()
    await screen.settle()
    #expect(screen.shows("Welcome"))
  }

  /// Fact 41: a model that captures itself weakly passes.
  @Test func passesWhereNothingIsLeft() async throws {
    try await assertReleased { probe in
      try await logIn(probe) { model in
        probe.watch(model)
        model.onDone = { [weak model] in model?.password = "" }
      }
    }
  }

  /// A pipeline that receives on the main queue keeps its subscriber until its last event.
  @Test func passesWhatTheMainQueueHoldsForAMoment() async throws {
    await assertReleased { probe in
      let model = probe.watch(LogInModel(service: {}))
      DispatchQueue.main.async { model.email = "" }
    }
  }

  /// Fact 41: a model that captures itself strongly in its callback is named.
  @Test func namesAModelThatHoldsItself() async {
    let watching = #line + 5
    let issues = await recordedIssues {
      weak var leaked: LogInModel?
      try await assertReleased { probe in
        try await logIn(probe) { model in
          probe.watch(model)
          model.onDone = { model.password = "" }
          leaked = model
        }
      }
      leaked?.onDone = nil
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 2,
          text: """
            Still alive after everything was unmounted:
              LogInModel, watched at AssertReleasedTests.swift:\(watching)

            Something holds on to it: a closure that captures it strongly and that it keeps itself, \
            a task that has not ended, or a subscription. Capture it weakly, or end what holds it.
            """)
      ])
  }

  @Test func namesWhatATaskHolds() async {
    let gate = Gate<Void>()
    let watching = #line + 3
    let issues = await recordedIssues {
      await assertReleased { probe in
        let model = probe.watch(LogInModel(service: {}), named: "the model")
        Task {
          try? await gate.value()
          model.email = ""
        }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1,
          text: """
            Still alive after everything was unmounted:
              the model, watched at AssertReleasedTests.swift:\(watching)

            Something holds on to it: a closure that captures it strongly and that it keeps itself, \
            a task that has not ended, or a subscription. Capture it weakly, or end what holds it.
            """)
      ])
    gate.open()
  }
}
