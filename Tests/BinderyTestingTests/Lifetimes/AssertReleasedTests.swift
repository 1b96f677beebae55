import BinderyTesting
import BinderyViews
import Testing

@MainActor private final class Model {
  var onSave: (@MainActor () -> Void)?
  var count = 0
}

private struct Saver: View {
  let model: Model
  var body: some View { Press(label: "Save") { model.count += 1 } }
}

@MainActor @Suite(.runtimeIssues) struct AssertReleasedTests {
  @Test func passesWhereNothingIsLeft() async throws {
    try await assertReleased { probe in
      let model = probe.watch(Model())
      let screen = probe.mount { Saver(model: model) }
      try screen.button("Save").tap()
      #expect(model.count == 1)
    }
  }

  /// Fact 41.
  @Test func namesAModelThatHoldsItself() async {
    let issues = await recordedIssues {
      var leaked: Model?
      await assertReleased { probe in
        let model = probe.watch(Model())
        probe.watch(Model(), named: "helper")
        model.onSave = { model.count += 1 }
        _ = probe.mount { Saver(model: model) }
        leaked = model
      }
      leaked?.onSave = nil
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 2,
          text: """
            Still alive after everything was unmounted:
              Model, watched at AssertReleasedTests.swift:\(#line - 8)

            Something holds on to it: a closure that captures it strongly and that it keeps itself, \
            a task that has not ended, or a subscription. Capture it weakly, or end what holds it.
            """)
      ])
  }
}
