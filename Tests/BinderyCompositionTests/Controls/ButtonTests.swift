import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct ButtonTests {
  @Test(arguments: [
    ("automatic", "[ Save ]"), ("bordered", "[ Save ]"), ("prominent", "[ Save ]"),
    ("plain", "Save"), ("borderless", "Save"), ("link", "Save"),
  ]) func isDrawnByItsStyle(_ name: String, _ expected: String) {
    let button = Button("Save") {}
    let view: AnyView =
      switch name {
      case "bordered": AnyView(button.buttonStyle(.bordered))
      case "prominent": AnyView(button.buttonStyle(.borderedProminent))
      case "plain": AnyView(button.buttonStyle(PlainButtonStyle()))
      case "borderless": AnyView(button.buttonStyle(.borderless))
      case "link": AnyView(button.buttonStyle(.link))
      default: AnyView(button)
      }
    let composition = Composition(width: 12, height: 1) { view }
    #expect(composition.shown == expected)
    #expect(composition.outline == #"button "Save""#)
  }

  @Test func isNamedByTheTextInside() {
    let composition = Composition(width: 20, height: 2) {
      Button(action: {}) {
        VStack {
          Text(verbatim: "Title")
          Text(verbatim: "Detail")
        }
      }
    }
    #expect(composition.outline == #"button "Title, Detail""#)
  }

  @Test func aPressRunsTheAction() throws {
    let count = Binding.variable(0)
    let screen = Screen(width: 12, height: 2) {
      Text(verbatim: "\(count.wrappedValue)")
      Button("Add", role: .destructive) { count.wrappedValue += 1 }
    }
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(count.wrappedValue == 2)
  }

  private struct Counter: View {
    @Binding var count: Int
    let log: Binding<[Int]>
    var body: some View {
      let seen = count
      Button("Log") { log.wrappedValue.append(seen) }
    }
  }

  /// Fact 35.
  @Test func theNewestActionRuns() throws {
    let count = Binding.variable(0)
    let log = Binding<[Int]>.variable([])
    let screen = Screen(width: 12, height: 1) { Counter(count: count, log: log) }
    let button = try screen.button("Log")
    for _ in 0..<3 {
      count.wrappedValue += 1
      screen.flush()
    }
    try button.tap()
    #expect(log.wrappedValue == [3])
  }

  private struct Adder: View {
    @Binding var items: [Int]
    var body: some View {
      VStack(alignment: .leading) {
        Button("Add") { items.append(items.count) }
        ForEach(items, id: \.self) { Text(verbatim: "Item \($0)") }
      }
    }
  }

  /// Fact 24.
  @Test func tenPressesAddTenItems() throws {
    let items = Binding<[Int]>.variable([])
    let screen = Screen(width: 12, height: 12) { Adder(items: items) }
    for _ in 0..<10 { try screen.button("Add").tap() }
    for item in 0..<10 { #expect(screen.shows("Item \(item)")) }
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: isEnabled ? "!" : "?")
        configuration.label
        if configuration.role == .destructive { Text(verbatim: "x") }
      }
    }
  }

  @Test func aUsersStyleDrawsAndReadsTheEnvironment() throws {
    let isOff = Binding.variable(false)
    let presses = Binding.variable(0)
    let composition = Composition(width: 12, height: 1) {
      Switched(isOff: isOff) {
        Button("Go", role: .destructive) { presses.wrappedValue += 1 }.buttonStyle(Shouting())
      }
    }
    #expect(composition.shown == "! Go x")
    try composition.tap(.button)
    #expect(presses.wrappedValue == 1)
    isOff.wrappedValue = true
    composition.flush()
    #expect(composition.shown == "? Go x")
    #expect(try composition.actions(.button).activate == nil)
    #expect(composition.frame == composition.rebuildFrame())
  }

  private struct Dimming: ButtonStyle {
    let log: CallLog
    func makeBody(configuration: Configuration) -> some View {
      log("\(configuration.isPressed)")
      return configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Dimmed: View {
    @Binding var presses: Int
    let log: CallLog
    var body: some View {
      Button("Go \(presses)") { presses += 1 }.buttonStyle(Dimming(log: log))
    }
  }

  @Test func aStyleNeverSeesAButtonHeldDown() throws {
    let (presses, log) = (Binding.variable(0), CallLog())
    let composition = Composition(width: 12, height: 1) { Dimmed(presses: presses, log: log) }
    #expect(composition.shown == "Go 0")
    try composition.tap(.button)
    #expect(composition.shown == "Go 1")
    #expect(log.take() == ["false", "false"])
  }

  private struct Switched<Content: View>: View {
    let isOff: Binding<Bool>
    @ViewBuilder let content: Content
    var body: some View { content.disabled(isOff.wrappedValue) }
  }

  private struct Held: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onLongPressGesture { configuration.trigger() }
    }
  }

  @Test func aPrimitiveStyleDecidesWhatPresses() throws {
    let presses = Binding.variable(0)
    let screen = Screen(width: 12, height: 1) {
      Button("Hold") { presses.wrappedValue += 1 }.buttonStyle(Held())
    }
    #expect(throws: ScreenError.self) { try screen.button("Hold").tap() }
    try screen.button("Hold").longPress()
    #expect(presses.wrappedValue == 1)
  }

  @Test func theStyleReachesTheButtonsInside() {
    let composition = Composition(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Button("A") {}
        Button("B") {}.buttonStyle(.bordered)
      }
      .buttonStyle(.plain)
    }
    #expect(composition.shown == "A\n[ B ]")
  }

  @Test func aDisabledButtonIsFaintAndCannotBePressed() throws {
    let composition = Composition(width: 12, height: 1) { Button("Save") {}.disabled(true) }
    #expect(composition.outline == #"button "Save" (disabled)"#)
    #expect(try composition.actions(.button).activate == nil)
    #expect(composition.frame.ansi.contains("\u{1B}["))
  }

  @Test func whatIsDisabledAroundStaysDisabled() throws {
    let composition = Composition(width: 12, height: 1) {
      VStack { Button("Save") {}.disabled(false) }.disabled(true)
    }
    #expect(try !composition.element(.button).isEnabled)
  }

  @Test func aShortcutIsTold() throws {
    let composition = Composition(width: 12, height: 1) {
      Button("Save") {}.keyboardShortcut("s")
    }
    #expect(
      try composition.element(.button).semantics.keyboardShortcut
        == KeyboardShortcut("s", modifiers: .command))
  }

  @Test func anUnchangedStyleRunsNoBodyBelow() {
    let count = Binding.variable(0)
    let composition = Composition(width: 12, height: 2) { Styled(count: count) }
    let before = composition.counters
    count.wrappedValue = 1
    composition.flush()
    // The button has no closure that differs, so its body is cut off.
    #expect((composition.counters - before).kitBodyEvaluations == 0)
    #expect(composition.shown == "1\n[ Go ]")
  }

  private struct Styled: View {
    @Binding var count: Int
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "\(count)")
        Button("Go", action: go).buttonStyle(.bordered)
      }
    }
    private static func nothing() {}
    private var go: @MainActor () -> Void { Self.nothing }
  }
}
