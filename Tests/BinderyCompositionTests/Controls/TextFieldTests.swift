import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

#if canImport(FoundationInternationalization)
  import FoundationInternationalization
#endif

@MainActor @Suite struct TextFieldTests {
  @Test func showsItsTitleWhileItIsEmpty() {
    let composition = Composition(width: 12, height: 3) {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text(verbatim: "Ada"))
        TextField("Name", text: .constant("Grace")).textFieldStyle(.plain)
      }
    }
    #expect(composition.shown == "[Name      ]\n[Ada       ]\nGrace")
    #expect(
      composition.outline == """
        textField "Name" = ""
        textField "Name" = ""
        textField "Name" = "Grace"
        """)
  }

  private struct Form: View {
    let text: Binding<String>
    var body: some View { TextField("Name", text: text) }
  }

  /// Fact 12.
  @Test func eachChangeIsOneWriteAndAnEqualOneRunsNoBody() throws {
    try withWriteRecorder { recorder in
      let text = recorder.binding("text", initial: "a")
      let screen = Screen(width: 12, height: 1) { Form(text: text) }
      let field = try screen.textField("Name")
      try field.type("bc")
      recorder.expectJournal(
        """
        text: "a" → "ab" (action)
        text: "ab" → "abc" (action)
        """)
      #expect(screen.text == "[abc       ]")
      let before = screen.counters
      try field.replaceText(with: "abc")
      recorder.expectJournal(#"text: "abc" → "abc" (action, equal)"#)
      let done = screen.counters - before
      #expect(done.userBodyEvaluations == 0 && done.kitBodyEvaluations == 0)
    }
  }

  /// Fact 13.
  @Test func showsWhatTheBindingReadsAfterwards() throws {
    let stored = Binding.variable("12")
    let digits = Binding(
      get: { stored.wrappedValue },
      set: { stored.wrappedValue = $0.filter(\.isNumber) })
    let screen = Screen(width: 12, height: 1) { Form(text: digits) }
    try screen.textField("Name").type("a3")
    #expect(screen.text == "[123       ]")
    try screen.textField("Name").type("x")
    #expect(screen.text == "[123       ]")
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func typesWhereTheCursorStands() throws {
    let text = Binding.variable("ac")
    let composition = Composition(width: 12, height: 1) { Form(text: text) }
    try composition.tap(.textField)
    func type(_ edit: TextInput.Edit) throws {
      let action = try #require(composition.actions(.textField).edit)
      composition.run { action(edit) }
    }
    try type(.move(-1))
    try type(.insert("b"))
    #expect(text.wrappedValue == "abc")
    #expect(try composition.actions(.textField).input?() == TextInput("abc", cursor: 2))
    try type(.deleteBackward)
    try type(.moveToEnd)
    try type(.insert("d"))
    #expect(composition.shown == "[acd       ]")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aRefusedKeyLeavesTheCursor() throws {
    let stored = Binding.variable("12")
    let digits = Binding(
      get: { stored.wrappedValue },
      set: { if $0.allSatisfy(\.isNumber) { stored.wrappedValue = $0 } })
    let composition = Composition(width: 12, height: 1) { Form(text: digits) }
    func type(_ edit: TextInput.Edit) throws {
      let action = try #require(composition.actions(.textField).edit)
      composition.run { action(edit) }
    }
    try type(.moveToStart)
    try type(.insert("x"))
    #expect(try composition.actions(.textField).input?() == TextInput("12", cursor: 0))
  }

  @Test func theEndOfALongTextIsSeenWhileItIsTyped() throws {
    let composition = Composition(width: 8, height: 1) { Form(text: .variable("abcdefghij")) }
    #expect(composition.shown == "[abcde…]")
    try composition.tap(.textField)
    #expect(composition.shown == "[…ghij ]")
  }

  @Test func aFieldOfSeveralRowsGrows() {
    let composition = Composition(width: 8, height: 3) {
      TextField("Note", text: .constant("one two"), axis: .vertical).textFieldStyle(.plain)
        .frame(width: 32)
    }
    #expect(composition.shown == "one\ntwo")
  }

  @Test func readsAValueWhenTheInputIsEnded() throws {
    let count = Binding.variable(3)
    let composition = Composition(width: 12, height: 1) {
      TextField("Count", value: count, format: .number)
    }
    let actions = try composition.actions(.textField, "Count")
    composition.run { actions.setText?("42") }
    #expect(count.wrappedValue == 3)
    #expect(composition.shown == "[42        ]")
    composition.run { actions.submit?() }
    #expect(count.wrappedValue == 42)
    composition.run { actions.setText?("many") }
    composition.run { actions.submit?() }
    #expect(count.wrappedValue == 42)
    #expect(composition.shown == "[42        ]")
  }

  @Test func submittingRunsTheActionsAround() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      VStack {
        TextField("Name", text: .variable("x"), onCommit: { log.append("commit") })
      }
      .onSubmit { log.append("inner") }
      .onSubmit(of: .search) { log.append("search") }
      .onSubmit { log.append("outer") }
    }
    composition.run(try #require(composition.actions(.textField).submit))
    #expect(log == ["commit", "inner", "outer"])
  }

  @Test func aSecureFieldShowsBullets() throws {
    let text = Binding.variable("")
    let composition = Composition(width: 12, height: 1) { SecureField("Password", text: text) }
    #expect(composition.shown == "[Password  ]")
    let set = try #require(composition.actions(.secureField, "Password").setText)
    composition.run { set("héllo") }
    #expect(composition.shown == "[•••••     ]")
    #expect(composition.outline == #"secureField "Password" = "•••••""#)
    #expect(text.wrappedValue == "héllo")
  }

  @Test func anEditorTakesAllTheRoom() throws {
    let text = Binding.variable("one\ntwo")
    let composition = Composition(width: 8, height: 4) {
      VStack {
        TextEditor(text: text)
        Text(verbatim: "end")
      }
    }
    #expect(composition.frame.text == "one\ntwo\n\n  end")
    let edit = try #require(composition.actions(.textField).edit)
    composition.run { edit(.insert("!")) }
    #expect(text.wrappedValue == "one\ntwo!")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aDisabledFieldTakesNoText() throws {
    let composition = Composition(width: 12, height: 1) {
      Form(text: .variable("x")).disabled(true)
    }
    let actions = try composition.actions(.textField)
    #expect(actions.setText == nil && actions.activate == nil && actions.edit == nil)
    #expect(actions.text?() == "x")
  }
}
