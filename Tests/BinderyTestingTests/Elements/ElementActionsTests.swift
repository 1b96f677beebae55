import BinderyBindings
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct ElementActionsTests {
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch let error as ScreenError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func acting(
    _ role: Semantics.Role, _ label: String, _ change: (inout Semantics.Actions) -> Void
  ) -> Screen {
    var semantics = Semantics(role)
    semantics.label = label
    change(&semantics.actions)
    let said = semantics
    return Screen(width: 20, height: 2) { Text(verbatim: "x").semantics(said) }
  }

  @Test func runsTheNewestClosure() throws {
    let count = Binding.variable(0)
    let screen = Screen(width: 20, height: 1) { Counting(count: count) }
    let button = try screen.button("Add")
    try button.tap()
    try button.tap()
    try button.tap()
    #expect(count.wrappedValue == 3)
    #expect(button.value == nil)
    #expect(screen.shows("3"))
  }

  @Test func pressesWhatATextIsPartOf() throws {
    var pressed = 0
    var semantics = Semantics(.row)
    semantics.actions.activate = { pressed += 1 }
    let row = semantics
    let screen = Screen(width: 20, height: 1) { Text(verbatim: "Ana").semantics(row) }
    try screen.text("Ana").tap()
    #expect(pressed == 1)
  }

  @Test func refusesWhatIsDisabled() throws {
    var pressed = 0
    let screen = Screen(width: 20, height: 1) { Form { pressed += 1 } }
    #expect(try !screen.button("Save").isEnabled)
    #expect(
      message { try screen.button("Save").tap() } == """
        The button "Save" cannot be tapped: it is disabled by .disabled(true) in Form.

        button "Save" (disabled)
        """)
    #expect(pressed == 0)
  }

  @Test func refusesWhatHasBeenCovered() throws {
    let sheet = Binding.variable(false)
    var pressed = 0
    let screen = Screen(width: 30, height: 6) {
      Press(label: "Save") { pressed += 1 }
        .modifier(Question(isAsked: sheet))
    }
    let save = try screen.button("Save")
    sheet.wrappedValue = true
    #expect(
      message { try save.tap() } == """
        The button "Save" cannot be used: it is covered by the alert "Sure?".

        button "Save" (covered)
        alert "Sure?"
          text "?"
        """)
    #expect(pressed == 0)
    try screen.dismiss()
    try save.tap()
    #expect(pressed == 1)
  }

  @Test func steps() throws {
    var steps = 0
    let screen = acting(.stepper, "Count") {
      $0.increment = { steps += 1 }
      $0.decrement = { steps -= 10 }
    }
    try screen.stepper("Count").increment()
    try screen.stepper().decrement()
    try screen.stepper().press(.upArrow)
    #expect(steps == -8)
  }

  @Test func deletesMovesAndRefreshes() async throws {
    var log: [String] = []
    let screen = acting(.row, "Ana") {
      $0.delete = { log.append("delete") }
      $0.move = { log.append("move \($0)") }
      $0.longPress = { log.append("longPress") }
      $0.refresh = {
        log.append("refresh")
        await Task.yield()
        log.append("refreshed")
      }
    }
    try screen.row(containing: "Ana").delete()
    try screen.move(from: 0, to: 3)
    try screen.row(containing: "Ana").longPress()
    try screen.refresh()
    await screen.settle()
    #expect(log == ["delete", "move 3", "longPress", "refresh", "refreshed"])
  }

  @Test func goesBack() throws {
    var isBack = false
    let screen = acting(.button, "Back") { $0.dismiss = { isBack = true } }
    try screen.goBack()
    #expect(isBack)
  }

  @Test func choosesAnOption() throws {
    let choice = Binding.variable("Red")
    let screen = Screen(width: 20, height: 4) { Colors(choice: choice) }
    try screen.picker("Color").select("Blue")
    #expect(choice.wrappedValue == "Blue")
    #expect(try screen.picker("Color").element(.option, "Blue").isSelected)
    #expect(
      message { try screen.picker("Color").select("Bleu") } == """
        There is no option "Bleu" in the picker "Color". The nearest options: "Blue", "Red".

        picker "Color" = "Blue"
          option "Red"
          option "Blue" (selected)
        """)
  }
}

private struct Counting: View {
  @Binding var count: Int
  var body: some View {
    let seen = count
    HStack {
      Text(verbatim: "\(seen)")
      // A stale closure would write what it saw at first.
      Press(label: "Add") { count = seen + 1 }
    }
  }
}

private struct Form: View {
  let action: @MainActor () -> Void
  var body: some View { Press(label: "Save", action: action).environment(\.isEnabled, false) }
}

private struct Question: ViewModifier {
  @Binding var isAsked: Bool
  func body(content: Content) -> some View {
    content.modifier(Layer(_presented: isAsked ? alert : nil, _layer: .alert))
  }
  private var alert: some View {
    Part(role: .alert, label: "Sure?", dismiss: { isAsked = false }) { Text(verbatim: "?") }
  }
}

private struct Colors: View {
  @Binding var choice: String
  var body: some View {
    Part(role: .picker, label: "Color") {
      ForEach(["Red", "Blue"], id: \.self) { color in
        Text(verbatim: color).semantics(option(color))
      }
    }
  }
  private func option(_ color: String) -> Semantics {
    var semantics = Semantics(.option)
    semantics.combinesChildren = true
    if choice == color { semantics.traits = .isSelected }
    semantics.actions.activate = { choice = color }
    return semantics
  }
}
