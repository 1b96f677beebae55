import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct AccessibilityTests {
  private func outline(@ViewBuilder _ view: () -> some View) -> String {
    Composition(width: 30, height: 4, view).outline
  }

  @Test func modifiersEditWhatIsInside() {
    #expect(
      outline {
        Button("X") {}.accessibilityLabel("Close").accessibilityValue("open")
          .accessibilityIdentifier("close").accessibilityAddTraits(.isSelected)
      } == #"button "Close" = "open" #close (selected)"#)
  }

  @Test func theLastWordIsTheOuterOne() {
    #expect(
      outline {
        Text(verbatim: "a").accessibilityAddTraits(.isSelected)
          .accessibilityRemoveTraits(.isSelected).accessibility(label: Text(verbatim: "b"))
          .accessibilityLabel("c")
      } == #"text "c""#)
  }

  @Test func traitsTellWhatItIs() {
    #expect(outline { Text(verbatim: "a").accessibilityAddTraits(.isButton) } == #"button "a""#)
    #expect(outline { Text(verbatim: "a").accessibilityHeading(.h1) } == #"heading "a""#)
  }

  @Test func whatIsHiddenIsPassedOver() {
    #expect(
      outline {
        VStack {
          Text(verbatim: "a").accessibilityHidden(true)
          Text(verbatim: "b").accessibility(hidden: false)
        }
      } == #"text "b""#)
  }

  @Test func childrenAreIgnoredCombinedOrContained() {
    func view(_ children: AccessibilityChildBehavior) -> some View {
      HStack {
        Text(verbatim: "a")
        Button("b") {}
      }
      .accessibilityElement(children: children)
    }
    #expect(outline { view(.ignore).accessibilityLabel("c") } == #"group "c""#)
    #expect(outline { view(.combine) } == #"group "a, b""#)
    #expect(
      outline { view(.contain) } == """
        group "a, b"
          text "a"
          button "b"
        """)
  }

  @Test func aCombinedElementDoesWhatItsPartsDo() throws {
    var presses = 0
    let composition = Composition(width: 30, height: 1) {
      HStack {
        Text(verbatim: "a")
        Button("b") { presses += 1 }
      }
      .accessibilityElement(children: .combine)
    }
    try composition.tap(.group, "a, b")
    #expect(presses == 1)
  }

  @Test func actionsCanBeAdded() throws {
    var log: [String] = []
    let composition = Composition(width: 30, height: 1) {
      Text(verbatim: "a")
        .accessibilityAction { log.append("default") }
        .accessibilityAction(named: "Share") { log.append("share") }
        .accessibilityAction(named: Text(verbatim: "Copy")) { log.append("copy") }
        .accessibilityAdjustableAction { log.append("\($0)") }
    }
    let actions = try composition.actions(.text, "a")
    composition.run { actions.activate?() }
    composition.run { actions.increment?() }
    composition.run { actions.decrement?() }
    #expect(actions.named.map(\.name) == ["Share", "Copy"])
    for action in actions.named { composition.run(action.perform) }
    #expect(log == ["default", "increment", "decrement", "share", "copy"])
  }
}
