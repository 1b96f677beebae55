import SessionEditorCore
import Testing

@Suite struct SessionValidationTests {
  @Test func trimsTheNameAndNothingElse() throws {
    let session = Session(name: "\t Hill  repeats \u{A0}", notes: " as is ")
    #expect(try session.validated() == Session(name: "Hill  repeats", notes: " as is "))
  }

  @Test func aMinuteIsEnough() throws {
    #expect(try Session(name: "Sprint", duration: 1).validated().duration == 1)
  }

  @Test func refusesABlankNameFirst() {
    #expect(throws: SessionError.blankName) {
      try Session(name: " ", duration: 0).validated()
    }
    #expect(throws: SessionError.badDuration) {
      try Session(name: "Hills", duration: 0).validated()
    }
  }

  @Test func everyDurationOfTheStepperMayBeSaved() throws {
    #expect(Session.durations == 5...180)
    #expect(Session.durationStep == 5)
    for duration in stride(from: 5, through: 180, by: 5) {
      #expect(try Session(name: "Hills", duration: duration).validated().duration == duration)
    }
  }
}
