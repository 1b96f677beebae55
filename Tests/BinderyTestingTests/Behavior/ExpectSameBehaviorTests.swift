import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Counter: View {
  @Binding var count: Int
  var unit = "x"
  var step = 1
  var label = "Add"
  var body: some View {
    HStack {
      Text(verbatim: "\(count) \(unit)")
      Press(label: label, shows: "+") { count += step }
    }
  }
}

@MainActor @Suite(.runtimeIssues) struct ExpectSameBehaviorTests {
  private func style(
    _ name: String, unit: String = "x", step: Int = 1, label: String = "Add"
  ) -> BehaviorStyle<Void> {
    BehaviorStyle(name) { setup in
      Counter(
        count: setup.binding("count", initial: 0), unit: unit, step: step, label: label)
    }
  }

  private func failures(
    _ old: BehaviorStyle<Void>, _ new: BehaviorStyle<Void>,
    _ script: @escaping @MainActor (BehaviorRun<Void>) async throws -> Void
  ) async -> [String] {
    await recordedIssues {
      await expectSameBehavior(width: 12, height: 1, [old, new], script: script)
    }.map(\.text)
  }

  @Test func showsTheStepAndTheDifference() async {
    let issues = await recordedIssues {
      await expectSameBehavior(width: 12, height: 1, [style("one"), style("two", step: 2)]) { run in
        try await run.step("Look") { _ in }
        try await run.step("Add") { try $0.button("Add").tap() }
        try await run.step("Add again") { try $0.button("Add").tap() }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 3,
          text: """
            The style "two" differs from "one" after the step "Add".

            The frames (− one, + two):

            − 1 x +
            + 2 x +

            The semantic trees (− one, + two):

            − text "1 x"
            + text "2 x"
              button "Add"
            """)
      ])
  }

  @Test func seesWhatOnlyTheTreeTells() async {
    let texts = await failures(style("one"), style("two", label: "More")) { _ in }
    #expect(
      texts == [
        """
        The style "two" differs from "one" before the first step.

        The semantic trees (− one, + two):

          text "0 x"
        − button "Add"
        + button "More"
        """
      ])
  }

  @Test func comparesTheStateAtTheEnd() async {
    let quiet = BehaviorStyle<Void>("quiet") { setup in
      let count = setup.binding("count", initial: 0)
      return Counter(count: .variable(0), unit: "x").onAppear { count.wrappedValue = 0 }
    }
    let texts = await failures(style("loud"), quiet) { run in
      try await run.step("Add") { try $0.button("Add").tap() }
    }
    #expect(
      texts == [
        """
        The style "quiet" ends with another state than "loud" (− loud, + quiet):

        − count: 1
        + count: 0
        """
      ])
  }

  @Test func comparesThePartsOfABindingThatIsNotComparedItself() async {
    let whole = BehaviorStyle<Void>("whole") { setup in
      let counts = setup.binding("counts", initial: [0, 9], isCompared: false)
      setup.watch("count") { counts[0].wrappedValue }
      return Counter(count: counts[0])
    }
    let report = await expectSameBehavior(width: 12, height: 1, [style("part"), whole]) { run in
      try await run.step("Add") { try $0.button("Add").tap() }
    }
    #expect(report.rows.map(\.writes) == [1, 1])
  }

  @Test func saysWhichStyleCouldNotDoAStep() async {
    let other = BehaviorStyle<Void>("other") { _ in Text(verbatim: "0 x +") }
    let issues = await recordedIssues {
      await expectSameBehavior(width: 12, height: 1, [other]) { run in
        try await run.step("Add") {
          try $0.button("Add").tap()
        }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 3,
          text: """
            The style "other" could not do the step "Add":

            There is no button "Add" on the screen.

            text "0 x +"
            """)
      ])
  }

  @Test func goesOnWithTheNextStyleAfterAnError() async {
    struct Mistake: Error {}
    let texts = await failures(style("one"), style("two")) { run in
      try await run.step("Look") { _ in if run.style == "one" { throw Mistake() } }
      throw Mistake()
    }
    #expect(
      texts == [
        """
        The style "one" could not do the step "Look":

        Mistake()
        """,
        """
        The script failed for the style "two":

        Mistake()
        """,
      ])
  }

  @Test func saysWhatAScriptAskedForInVain() async {
    let issues = await recordedIssues {
      await expectSameBehavior(width: 12, height: 1, [style("one")]) { run in
        _ = try run.screen.button("Take")
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 2,
          text: """
            The script failed for the style "one":

            There is no button "Take" on the screen. The nearest buttons: "Add".

            text "0 x"
            button "Add"
            """)
      ])
  }

  @Test func wantsTheSameSteps() async {
    let texts = await failures(style("one"), style("two")) { run in
      try await run.step("Look") { _ in }
      if run.style == "two" { try await run.step("Look again") { _ in } }
    }
    #expect(
      texts == [
        """
        The style "two" took 2 steps, and "one" took 1. The script must be the same for both.
        """
      ])
    let others = await failures(style("one"), style("two")) { run in
      try await run.step(run.style) { _ in }
    }
    #expect(
      others == [
        """
        The style "two" differs from "one" after the step "two".

        There, the step of "one" was "one".
        """
      ])
  }

  @Test func checksWhatAStepShows() async {
    let issues = await recordedIssues {
      await expectSameBehavior(width: 12, height: 1, [style("one")]) { run in
        try await run.step("Add") {
          try $0.button("Add").tap()
        } shows: {
          """
          2 x +
          """
        }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 2,
          text: """
            The frame differs (− expected, + shown):

            − 2 x +
            + 1 x +
            """)
      ])
  }

  @Test func reportsWhatEachStyleTook() async {
    let report = await expectSameBehavior(width: 12, height: 1, [style("one"), style("other")]) {
      try await $0.step("Add") { try $0.button("Add").tap() }
    }
    #expect(report.rows[0].writes == 1)
    #expect(report.rows[0].bodies == 4)
    #expect(report.rows[0].liveObjects == 0)
    var other = report.rows[0]
    other.style = "other"
    #expect(report.rows[1] == other)
    #expect(report["none"] == nil)
  }
}
