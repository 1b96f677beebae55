import BinderyTesting
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct ExpectFrameTests {
  private func screen(_ lines: String...) -> Screen {
    Screen(width: 20, height: 6) {
      VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text(verbatim: $0) } }
    }
  }

  @Test func passesWhereRowsAreEqual() {
    expectFrame(screen("Name: Ana", "[ Save ]")) {
      """
      Name: Ana
      [ Save ]
      """
    }
  }

  @Test func comparesRowByRow() async {
    let issues = await recordedIssues {
      expectFrame(screen("Name: Ana", "Age 4", "日本 x", "[ Save ]")) {
        """
        Name: Ana
        Age 3  
        [ Save ]
        Done
        """
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1,
          text: """
            The frame differs (− expected, + shown):

              Name: Ana
            − Age 3··
            + Age 4
            + 日本 x
              ════
              [ Save ]
            − Done
            """)
      ])
  }

  @Test func showsAnEmptyFrame() async {
    let issues = await recordedIssues {
      expectFrame(screen("")) { "Hello" }
    }
    #expect(
      issues.map(\.text) == [
        """
        The frame differs (− expected, + shown):

        − Hello
        """
      ])
  }
}
