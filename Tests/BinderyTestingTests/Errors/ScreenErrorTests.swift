import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

/// The whole text of each kind of error that a query or an action throws.
///
/// Those about what is there instead of an element are tested in `RegionTests`.
@MainActor @Suite(.runtimeIssues) struct ScreenErrorTests {
  /// Something that is asked for in vain, and the words of the failure.
  struct Case: Sendable, CustomTestStringConvertible {
    let sentence: String
    let act: @MainActor @Sendable (Screen) throws -> Void
    var testDescription: String { sentence }

    init(_ sentence: String, _ act: @escaping @MainActor @Sendable (Screen) throws -> Void) {
      self.sentence = sentence
      self.act = act
    }
  }

  private func message(_ screen: Screen, _ act: (Screen) throws -> Void) -> String? {
    #expect(throws: ScreenError.self) { try act(screen) }?.message
  }

  // MARK: What has no such action

  nonisolated static let impossible: [Case] = [
    Case("tapped: it has no action for that") { try $0.text("Hello").tap() },
    Case("toggled: it has no action for that") { try $0.text("Hello").toggle() },
    Case("pressed for long: it has no action for that") { try $0.text("Hello").longPress() },
    Case("incremented: it is at its bound, or nothing to step") {
      try $0.text("Hello").increment()
    },
    Case("decremented: it is at its bound, or nothing to step") {
      try $0.text("Hello").decrement()
    },
    Case("selected: it has no action for that") { try $0.text("Hello").select() },
    Case("deleted: it has no action for that") { try $0.text("Hello").delete() },
    Case("moved: it has no action for that") { try $0.text("Hello").move(to: 1) },
    Case("refreshed: it has no action for that") { try $0.text("Hello").refresh() },
    Case("dismissed: it has no action for that") { try $0.text("Hello").dismiss() },
    Case("focused: it has no action for that") { try $0.text("Hello").focus() },
    Case("unfocused: it has no action for that") { try $0.text("Hello").unfocus() },
    Case("typed in: it has no action for that") { try $0.text("Hello").type("x") },
    Case("typed in: it has no action for that") { try $0.text("Hello").replaceText(with: "x") },
    Case("cleared: it has no action for that") { try $0.text("Hello").clear() },
    Case("submitted: it has no action for that") { try $0.text("Hello").submit() },
    Case("given that key: it has no action for that") { try $0.text("Hello").press(.upArrow) },
  ]

  @Test(arguments: impossible) func saysWhatCannotBeDone(_ failure: Case) {
    let screen = Screen(width: 20, height: 1) { Text(verbatim: "Hello") }
    #expect(
      message(screen, failure.act) == """
        The text "Hello" cannot be \(failure.sentence).

        text "Hello"
        """)
  }

  @Test func saysWhichOfSeveralCouldBePressed() {
    let screen = Screen(width: 40, height: 2) {
      List {
        HStack {
          Button("Two") {}
          Button("Three") {}
        }
      }
    }
    #expect(
      message(screen) { try $0.row(containing: "Two").tap() } == """
        The row containing "Two" cannot be tapped: it has no action for that, and holds the button \
        "Two", the button "Three".

        list ""
          row "Two, Three"
            button "Two"
            button "Three"
        """)
  }

  // MARK: What nothing on the screen has

  nonisolated static let absent: [Case] = [
    Case("There is no way back from this screen.") { try $0.goBack() },
    Case("There is nothing on the screen to dismiss.") { try $0.dismiss() },
    Case("There is nothing on the screen to dismiss.") { try $0.press(.escape) },
    Case("There is nothing on the screen to refresh.") { try $0.refresh() },
    Case("Nothing on the screen has the focus.") { try $0.press(.return) },
    Case("There is nothing to scroll.") { try $0.scroll(to: "x") },
    Case("There is no row at position 3 on the screen.") { try $0.move(from: 3, to: 0) },
  ]

  @Test(arguments: absent) func saysWhatThereIsNot(_ failure: Case) {
    let screen = Screen(width: 20, height: 1) { Text(verbatim: "Hello") }
    #expect(
      message(screen, failure.act) == """
        \(failure.sentence)

        text "Hello"
        """)
  }

  @Test func saysWhereItHasLookedByScrolling() {
    let screen = Screen(width: 20, height: 1) { List { Text(verbatim: "Hello") } }
    #expect(
      message(screen) { try $0.scroll(to: "Bye") } == """
        There is no element "Bye" in the list, from its start to its end.

        list ""
          row "Hello"
            text "Hello"
        """)
  }

  // MARK: What cannot be used

  nonisolated static let hidden: [(RuleCase, String)] = [
    (.hidden, ".hidden()"), (.transparent, ".opacity(0)"),
    (.unspoken, ".accessibilityHidden(true)"),
  ]
  enum RuleCase: Sendable { case hidden, transparent, unspoken }

  @Test(arguments: hidden) func saysWhatHides(_ rule: RuleCase, _ modifier: String) {
    let screen = Screen(width: 20, height: 1) { Hiding(rule: rule) }
    #expect(
      message(screen) { try $0.button("Save").tap() } == """
        The button "Save" cannot be used: it is hidden by \(modifier) in Hiding.

        button "Save" (hidden)
        """)
  }

  @Test func saysThatTheWholeScreenIsDisabled() {
    var environment = EnvironmentValues()
    environment.isEnabled = false
    let screen = Screen(width: 20, height: 1, environment: environment) { Button("Save") {} }
    #expect(
      message(screen) { try $0.button("Save").tap() } == """
        The button "Save" cannot be tapped: it is disabled by the environment of the screen.

        button "Save" (disabled)
        """)
  }

  @Test func saysThatAnotherScreenWasPushed() {
    let screen = Screen(width: 20, height: 3) {
      NavigationStack(path: .constant([1])) {
        Button("Save") {}.navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
      }
    }
    #expect(
      message(screen) { try $0.button("Save").tap() } == """
        The button "Save" cannot be used: it is hidden by the screen that was pushed after it.

        button "Save" (hidden)
        button "Back"
        text "Number 1"
        """)
  }

  // MARK: Several answers

  @Test func saysWhereEachOfSeveralIs() {
    let screen = Screen(width: 20, height: 4) {
      VStack {
        Button("Save") {}
        Part(role: .list, label: "") { Button("Save") {} }.accessibilityIdentifier("bottom")
      }
    }
    #expect(
      message(screen) { try $0.button("Save").tap() } == """
        There are 2 answers to button "Save" on the screen: one by itself, one in the list #bottom. \
        Ask in one of them, or tell them apart by accessibility identifiers.

        button "Save"
        list "" #bottom
          button "Save"
        """)
  }
}

private struct Hiding: View {
  let rule: ScreenErrorTests.RuleCase
  var body: some View {
    switch rule {
    case .hidden: Button("Save") {}.hidden()
    case .transparent: Button("Save") {}.opacity(0)
    case .unspoken: Button("Save") {}.accessibilityHidden(true)
    }
  }
}
