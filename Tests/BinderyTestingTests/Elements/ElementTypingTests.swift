import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct ElementTypingTests {
  @Test func writesOnceAKeyPress() throws {
    var writes: [String] = []
    var name = ""
    let text = Binding(
      get: { name },
      set: {
        name = $0; writes.append($0)
      })
    let screen = Screen(width: 20, height: 1) { Field(label: "Name", text: text) }
    try screen.textField("Name").type("Zoë")
    #expect(writes == ["Z", "Zo", "Zoë"])
    try screen.textField("Name").press(.delete)
    try screen.textField("Name").press(.space)
    #expect(writes.suffix(2) == ["Zo", "Zo "])
    try screen.textField("Name").clear()
    #expect(writes.last == "")
    try screen.textField("Name").replaceText(with: "Ana")
    #expect(writes.count == 7)
    #expect(try screen.textField().value == "Ana")
  }

  /// Fact 13.
  @Test func goesOnFromWhatTheFieldShows() throws {
    let stored = Binding.variable("")
    let upper = Binding(
      get: { stored.wrappedValue },
      set: { text in if text.count <= 3 { stored.wrappedValue = text.uppercased() } })
    let screen = Screen(width: 20, height: 1) { Field(label: "Code", text: upper) }
    try screen.textField("Code").type("abcd")
    #expect(try screen.textField("Code").value == "ABC")
    #expect(screen.text == "ABC")
  }

  @Test func submitsByReturn() throws {
    var submitted: [String] = []
    let text = Binding.variable("")
    let screen = Screen(width: 20, height: 1) {
      Field(label: "Name", text: text) { submitted.append(text.wrappedValue) }
    }
    try screen.textField("Name").type("a\n")
    try screen.textField("Name").submit()
    try screen.textField("Name").press(.return)
    #expect(submitted == ["a", "a", "a"])
    #expect(text.wrappedValue == "a")
  }

  @Test func pressesButtonsByKeys() throws {
    var pressed = 0
    let screen = Screen(width: 20, height: 1) { Press(label: "Save") { pressed += 1 } }
    try screen.button("Save").press(.return)
    try screen.button("Save").press(.space)
    #expect(pressed == 2)
  }

  @Test func stopsWhereTheFieldStopsTaking() throws {
    let text = Binding.variable("")
    let screen = Screen(width: 20, height: 1) { Closing(text: text) }
    let error = #expect(throws: ScreenError.self) { try screen.textField("Name").type("abc") }
    #expect(error?.kind == .unusable)
    #expect(text.wrappedValue == "ab")
  }
}

private struct Closing: View {
  @Binding var text: String
  var body: some View {
    Field(label: "Name", text: $text).environment(\.isEnabled, text.count < 2)
  }
}
