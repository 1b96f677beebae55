import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct WriteRecorderFailureTests {
  private let here = "WriteRecorderFailureTests.swift"

  private struct Numbers: View {
    static let writeLine = #line + 5

    @Binding var number: Int
    let gate: Gate<Void>
    var body: some View {
      Press(label: "Set") { number = 1 }
      Press(label: "Later") { Task { try? await gate.value() } }
    }
  }

  /// Failures that do not look up the lines of writes, which takes long.
  private func untraced(
    line: Int = #line, _ body: @MainActor () async throws -> Void
  ) async -> [RecordedIssue] {
    await WriteTrace.$isLookedUp.withValue(false) { await recordedIssues(line: line, body) }
  }

  /// Fact 40.
  @Test func failsInFourWays() async {
    let start = #line + 1
    let issues = await recordedIssues {
      try withWriteRecorder { recorder in
        let number = recorder.binding("number", initial: 0)
        recorder.binding("other", initial: 0).wrappedValue = 7
        let screen = Screen { Numbers(number: number, gate: Gate()) }
        recorder.expect("number", [1])
        number.wrappedValue = 2
        recorder.expect("number", [3])
        try screen.button("Later").tap()
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 5,
          text: """
            A write to "number" is missing (− expected, + written):

            − 1
            """),
        RecordedIssue(
          line: 7,
          text: """
            The writes to "number" differ (− expected, + written):

            − 3
            + 2 (outside), written at \(here):\(start + 6)
            """),
        RecordedIssue(
          line: 3,
          text: """
            An unexpected write: other: 0 → 7 (outside), written at \(here):\(start + 3).

            → other: 0 → 7 (outside)
              number: 0 → 2 (outside)

            Expect it, with expect("other", …), or insist on other bindings only, with .only(…).
            """),
        RecordedIssue(
          line: 8,
          text: """
            A task, started at BinderyTestingTests/\(here):\(start + 8), was still running when the \
            recorder finished, and may write on.

            Await it with settle(), let it go on by its gate or clock, or unmount the screen.
            """),
      ])
  }

  @Test func namesTheActionOfAnUnexpectedWrite() async {
    let start = #line + 1
    let issues = await recordedIssues {
      try withWriteRecorder { recorder in
        let screen = Screen {
          Numbers(number: recorder.binding("number", initial: 0), gate: Gate())
        }
        try screen.button("Set").tap()
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 5,
          text: """
            An unexpected write: number: 0 → 1 (action), written at \(here):\(Numbers.writeLine), \
            for \(here):\(start + 5).

            → number: 0 → 1 (action)

            Expect it, with expect("number", …), or insist on other bindings only, with .only(…).
            """)
      ])
  }

  @Test func showsWhatIsAroundAnUnexpectedWrite() async {
    let issues = await untraced {
      withWriteRecorder(.only("b")) { recorder in
        let a = recorder.binding("a", initial: 0)
        for number in 1...8 { a.wrappedValue = number }
        recorder.binding("b", initial: 0).wrappedValue = 1
        for number in 9...15 { a.wrappedValue = number }
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        An unexpected write: b: 0 → 1 (outside).

          …
          a: 3 → 4 (outside)
          a: 4 → 5 (outside)
          a: 5 → 6 (outside)
          a: 6 → 7 (outside)
          a: 7 → 8 (outside)
        → b: 0 → 1 (outside)
          a: 8 → 9 (outside)
          a: 9 → 10 (outside)
          a: 10 → 11 (outside)
          a: 11 → 12 (outside)
          a: 12 → 13 (outside)
          …

        Expect it, with expect("b", …), or insist on other bindings only, with .only(…).
        """
      ])
  }

  @Test func saysThatThereWereMoreWrites() async {
    let issues = await untraced {
      withWriteRecorder { recorder in
        let busy = recorder.binding("busy", initial: false)
        for value in [true, false, false] {
          busy.wrappedValue = value
        }
        recorder.expect("busy", [true, false])
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 6,
          text: """
            "busy" was written more often than expected (− expected, + written):

              true (outside)
              false (outside)
            + false (outside, equal)
            """)
      ])
  }

  @Test func comparesTheLastValue() async {
    let issues = await untraced {
      withWriteRecorder { recorder in
        let name = recorder.binding("name", initial: "")
        recorder.expectLast("name", "Ana")
        name.wrappedValue = "Bo"
        recorder.expectLast("name", "Ana")
        name.wrappedValue = "Ana"
        recorder.expectLast("name", "Ana")
      }
    }
    #expect(
      issues == [
        RecordedIssue(line: 3, text: "\"name\" was not written; expected was \"Ana\"."),
        RecordedIssue(
          line: 5,
          text: """
            The last write to "name" differs (− expected, + written):

            − "Ana"
            + "Bo" (outside)
            """),
      ])
  }

  @Test func countsWrites() async {
    let issues = await recordedIssues {
      withWriteRecorder { recorder in
        let name = recorder.binding("name", initial: "")
        recorder.expectCount("name", 1)
        name.wrappedValue = "a"
        name.wrappedValue = "b"
        recorder.expectCount("name", 1)
        name.wrappedValue = "c"
        recorder.expectCount("name", 1)
      }
    }
    #expect(
      issues == [
        RecordedIssue(line: 3, text: "Expected 1 write to \"name\", and there were 0."),
        RecordedIssue(
          line: 6,
          text: """
            Expected 1 write to "name", and there were 2:

              name: "" → "a" (outside)
              name: "a" → "b" (outside)
            """),
      ])
  }

  @Test func comparesTheJournal() async {
    let issues = await recordedIssues {
      withWriteRecorder { recorder in
        let name = recorder.binding("name", initial: "")
        name.wrappedValue = "a"
        name.wrappedValue = "b"
        recorder.expectJournal(
          """
          name: "" → "a" (outside)
          name: "a" → "c" (action)
          """)
        name.wrappedValue = "c"
        recorder.expectJournal("name: \"b\" → \"c\" (outside)")
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 5,
          text: """
            The journal differs (− expected, + written):

              name: "" → "a" (outside)
            − name: "a" → "c" (action)
            + name: "a" → "b" (outside)
            """)
      ])
  }

  @Test func knowsItsNamesAndTypes() async {
    let issues = await recordedIssues {
      withWriteRecorder { recorder in
        recorder.expect("busy", [true])
        _ = recorder.binding("password", initial: "")
        _ = recorder.binding("busy", initial: false)
        recorder.expect("bussy", [true])
        recorder.expectLast("busy", 1)
      }
    }
    #expect(
      issues == [
        RecordedIssue(line: 2, text: "No recorded binding is named \"busy\"."),
        RecordedIssue(
          line: 5,
          text: """
            No recorded binding is named "bussy". The nearest names: "busy", "password".
            """),
        RecordedIssue(
          line: 6,
          text: "The binding \"busy\" holds values of type Bool, and was compared with Int."),
      ])
  }

  @Test func failsWhenLetGoOfUnfinished() async {
    let issues = await recordedIssues {
      let recorder = WriteRecorder()
      _ = recorder.binding("busy", initial: false)
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1,
          text: """
            A write recorder was let go of before it was finished, so nothing has checked what is \
            left in its journal.

            Call finish() at the end, or use withWriteRecorder, which does.
            """)
      ])
  }
}
