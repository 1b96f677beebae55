// The code of the article "Testing a feature in three ways". `ArticleTests` checks that it is.
import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct FeedbackForm: View {
  @Binding var text: String
  @Binding var isSending: Bool
  @Binding var answer: String?
  let send: @MainActor @Sendable (String) async throws -> String

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Your words", text: $text)
      Button("Send") { Task { await submit() } }.disabled(text.isEmpty || isSending)
      if isSending { Text("Sending…") }
      if let answer { Text(answer) }
    }
  }

  func submit() async {
    isSending = true
    defer { isSending = false }
    do {
      answer = try await send(text)
      text = ""
    } catch {
      answer = "That did not work."
    }
  }
}

private struct Offline: Error {}

@MainActor @Suite(.runtimeIssues) struct FeedbackTests {
  @Test func keepsTheTextWhenSendingFails() async {
    let form = FeedbackForm(
      text: .variable("Hello"), isSending: .variable(false), answer: .variable(nil)
    ) { _ in
      throw Offline()
    }
    await form.submit()
    #expect(form.text == "Hello")
    #expect(form.answer == "That did not work.")
  }

  @Test func showsThatItIsSendingThenTheAnswer() async throws {
    let gate = Gate<String>()
    let screen = Screen(width: 20, height: 4) {
      FeedbackForm(
        text: .variable(""), isSending: .variable(false), answer: .variable(nil)
      ) { _ in
        try await gate.value()
      }
    }
    #expect(try !screen.button("Send").isEnabled)
    try screen.textField("Your words").type("Hello")
    try screen.button("Send").tap()
    await screen.settle()
    expectFrame(screen) {
      """
      [Hello             ]
      [ Send ]
      Sending…
      """
    }
    gate.open(with: "Thank you")
    await screen.settle()
    #expect(screen.shows("Thank you"))
    #expect(try screen.textField("Your words").value == "")
  }

  @Test func writesNothingButWhatItMust() async throws {
    try await withWriteRecorder { recorder in
      let form = FeedbackForm(
        text: recorder.binding("text", initial: "Hello"),
        isSending: recorder.binding("isSending", initial: false),
        answer: recorder.binding("answer", initial: nil)
      ) { _ in
        "Thank you"
      }
      let screen = Screen { form }
      try screen.button("Send").tap()
      await screen.settle()
      recorder.expectJournal(
        """
        isSending: false → true (task)
        answer: nil → "Thank you" (task)
        text: "Hello" → "" (task)
        isSending: true → false (task)
        """)
    }
  }
}
