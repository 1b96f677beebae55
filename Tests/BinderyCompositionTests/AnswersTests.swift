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

  @Test func saysThatAnAnswerWasForgotten() {
    let answers = answers(to: 5)
    #expect(answers.count == 4)
    #expect(answers.isIncomplete)
    #expect(answers[3].proposal == Proposal(4, 1))
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
