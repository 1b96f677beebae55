import BinderyTesting
import BinderyViews
import SessionEditorCore
import SessionEditorUI
import Testing

@MainActor @Suite struct SessionSummaryTests {
  @Test func showsTheFactsInOneLine() {
    let screen = Screen(width: 40, height: 1) { SessionSummary(session: .hills) }
    #expect(screen.text == "Hill repeats Ride 45 min indoors")
  }

  @Test(arguments: ["", "  "]) func leavesABlankNameOut(name: String) {
    let screen = Screen(width: 40, height: 1) { SessionSummary(session: Session(name: name)) }
    #expect(screen.text == "Run 30 min")
  }

  @Test func cutsALongNameAndNothingElse() {
    let session = Session(name: "A very long run along the river and back")
    let screen = Screen(width: 30, height: 1) { SessionSummary(session: session) }
    #expect(screen.text == "A very long run al… Run 30 min")
  }
}
