import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private enum Field: Hashable { case name, mail }

private struct Fields: View {
  @FocusState var focus: Field?
  @FocusState private var isLastFocused: Bool
  let showsMail: Binding<Bool>
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: .variable("")).focused($focus, equals: .name)
      if showsMail.wrappedValue {
        TextField("Mail", text: .variable("")).focused($focus, equals: .mail)
      }
      TextField("Last", text: .variable("")).focused($isLastFocused)
      Text(verbatim: "\(focus.map { "\($0)" } ?? "none") \(isLastFocused)")
      Button("To mail") { focus = .mail }
      Button("Nowhere") { focus = nil }
      Button("Show") {
        showsMail.wrappedValue = true
        focus = .mail
      }
    }
  }
}

@MainActor @Suite struct FocusStateTests {
  private func mounted(showsMail: Binding<Bool> = .variable(true)) -> Composition {
    Composition(width: 24, height: 8) { Fields(showsMail: showsMail) }
  }

  private func state(_ composition: Composition) -> String? {
    let texts = composition.semanticTree.children.filter { $0.role == .text }
    return texts.first?.label
  }

  private func isFocused(_ composition: Composition, _ label: String) throws -> Bool {
    try composition.actions(.textField, label).isFocused?() ?? false
  }

  @Test func aPressGivesTheFocus() throws {
    let composition = mounted()
    #expect(state(composition) == "none false")
    try composition.tap(.textField, "Name")
    #expect(state(composition) == "name false")
    #expect(try isFocused(composition, "Name"))
    try composition.tap(.textField, "Last")
    #expect(state(composition) == "none true")
    #expect(try !isFocused(composition, "Name"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func writingTheStateMovesTheFocus() throws {
    let composition = mounted()
    try composition.tap(.textField, "Name")
    try composition.tap(.button, "To mail")
    #expect(try isFocused(composition, "Mail"))
    #expect(try !isFocused(composition, "Name"))
    #expect(state(composition) == "mail false")
    try composition.tap(.button, "Nowhere")
    #expect(try !isFocused(composition, "Mail"))
    #expect(state(composition) == "none false")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aFieldThatComesWithTheWriteGetsTheFocus() throws {
    let composition = mounted(showsMail: .variable(false))
    try composition.tap(.button, "Show")
    #expect(try isFocused(composition, "Mail"))
    #expect(state(composition) == "mail false")
  }

  @Test func theFocusIsLostWhenTheFieldGoes() throws {
    let showsMail = Binding.variable(true)
    let composition = mounted(showsMail: showsMail)
    try composition.tap(.textField, "Mail")
    showsMail.wrappedValue = false
    composition.flush()
    #expect(state(composition) == "none false")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func takingEverythingDownReportsNothing() throws {
    let issues = ReportedIssues()
    let composition = Composition(
      width: 24, height: 8, issueHandler: issues.handler
    ) { Fields(showsMail: .variable(true)) }
    try composition.tap(.textField, "Mail")
    composition.unmount()
    #expect(issues.messages == [])
  }

  private struct Defaulted: View {
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("Name", text: .variable("")).focused($focus, equals: .name)
        TextField("Mail", text: .variable("")).focused($focus, equals: .mail)
      }
      .defaultFocus($focus, .mail)
    }
  }

  @Test func aDefaultIsTakenWhenNothingElseIs() throws {
    let composition = Composition(width: 24, height: 8) { Defaulted() }
    #expect(try isFocused(composition, "Mail"))
  }

  private struct Passed: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View {
      Text(verbatim: "Press me").focusable().focused($isFocused)
      Button("Go") { isFocused = true }
    }
  }

  private struct Owner: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(alignment: .leading) {
        Passed(isFocused: $isFocused)
        Text(verbatim: isFocused ? "yes" : "no")
      }
    }
  }

  @Test func aViewThatIsNoFieldCanHaveTheFocus() throws {
    let composition = Composition(width: 24, height: 4) { Owner() }
    #expect(composition.shown.hasSuffix("no"))
    try composition.tap(.button, "Go")
    #expect(composition.shown.hasSuffix("yes"))
    let actions = try composition.actions(.text, "Press me")
    composition.run { actions.focus?(false) }
    #expect(composition.shown.hasSuffix("no"))
  }

  @Test func aFocusForTestsIsAValue() {
    let focus = FocusState<Field?>.Binding.variable()
    focus.wrappedValue = .name
    #expect(focus.wrappedValue == .name)
  }
}
