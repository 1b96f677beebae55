import BinderyComposition
import Testing

@Suite struct AnswersTests {
  private func answers(to count: Int32) -> Answers {
    var answers = Answers()
    for width in 0..<count { answers.add(Proposal(width, 1), width, 10 * width) }
    return answers
  }

  @Test func keepsFourAnswers() {
    let answers = answers(to: 4)
    #expect(answers.count == 4)
    #expect(!answers.isIncomplete)
    for index in 0..<Int32(4) {
      #expect(answers[index].proposal == Proposal(index, 1))
      #expect(answers[index].width == index)
      #expect(answers[index].height == 10 * index)
    }
  }

  @Test func findsFurtherAnswersByTheirProposals() {
    let answers = answers(to: 100)
    #expect(answers.count == 4)
    #expect(answers.isIncomplete)
    #expect(answers[3].proposal == Proposal(3, 1))
    for width in 4..<Int32(100) {
      #expect(answers.further(Proposal(width, 1))?.height == 10 * width)
    }
    #expect(answers.further(Proposal(100, 1)) == nil)
    var copy = answers
    copy.add(Proposal(50, 1), 1, 1)
    #expect(copy.further(Proposal(50, 1))?.width == 1)
    #expect(answers.further(Proposal(50, 1))?.width == 50)
  }

  /// As on a screen that is resized all the time.
  @Test func forgetsFurtherAnswersWhenThereAreMany() {
    let answers = answers(to: 1_000)
    #expect((4..<Int32(1_000)).count { answers.further(Proposal($0, 1)) != nil } <= 256)
    #expect(answers.further(Proposal(999, 1))?.width == 999)
    #expect(answers.count == 4)
  }

  @Test(arguments: [0, 1, 2, 3] as [Int32]) func copiesChangeApart(_ index: Int32) {
    let answers = answers(to: 4)
    var copy = answers
    copy.add(Proposal(index, 1), 99, 99)
    #expect(copy.isIncomplete)
    #expect(copy[index].width == 99)
    #expect(answers[index].width == index)
  }
}
