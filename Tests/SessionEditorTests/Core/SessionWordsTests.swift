import BinderyViews
import SessionEditorCore
import SessionEditorUI
import Testing

@Suite struct SessionWordsTests {
  @Test func eachErrorHasItsMessage() {
    #expect(SessionError.blankName.message == "The session needs a name.")
    #expect(SessionError.badDuration.message == "The session must take at least a minute.")
    #expect(SessionError.notSaved.message == "The session could not be saved.")
    #expect(SessionError(loading: Unreachable()).message == "\("The server was not found.")")
  }

  @Test func eachKindHasItsTitle() {
    #expect(SessionKind.allCases.map(\.title) == ["Run", "Ride", "Swim", "Strength"])
  }
}
