import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

@MainActor @Suite struct RuntimeIssuesTraitTests {
  private func provide(_ body: @escaping @MainActor @Sendable () async throws -> Void) async throws
  {
    let test = try #require(Test.current)
    try await RuntimeIssuesTrait().provideScope(for: test, testCase: nil) { try await body() }
  }

  @Test func failsTheTestThatCausedAnIssue() async {
    let issues = await recordedIssues {
      try await provide {
        let value = Binding.variable(Int?.some(1))
        let inner = Binding(value)
        value.wrappedValue = nil
        inner?.wrappedValue = 2
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        Runtime issue unwrappedNil: The value inside an optional Int was written after the optional \
        had become nil. The write was dropped.

        A binding made by unwrapping an optional is good for as long as there is a value. To bring a \
        value back, write to the optional itself.
        """
      ])
  }

  @Test func recordsWhatAScreenThrowsAtTheLineThatAsked() async {
    let issues = await recordedIssues {
      try await provide {
        let screen = Screen(width: 10, height: 1) { Text(verbatim: "Hello") }
        try screen.button("Save").tap()
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 3,
          text: """
            There is no button "Save" on the screen.

            text "Hello"
            """)
      ])
  }

  @Test func passesOtherErrorsOn() async {
    struct Mistake: Error {}
    await #expect(throws: Mistake.self) { try await provide { throw Mistake() } }
  }
}
