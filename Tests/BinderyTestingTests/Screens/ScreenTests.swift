import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Counter: View {
  @Binding var count: Int
  var body: some View {
    VStack {
      Text(verbatim: "Count \(count)")
      Text(verbatim: "[ Add ]").semantics(add)
    }
  }
  private var add: Semantics {
    var semantics = Semantics(.button)
    semantics.label = "Add"
    semantics.actions.activate = { count += 1 }
    return semantics
  }
}

@MainActor @Suite(.runtimeIssues) struct ScreenTests {
  @Test func actsThroughSemantics() throws {
    let screen = Screen(width: 20, height: 2) { Counter(count: .variable(0)) }
    #expect(
      screen.outline == """
        text "Count 0"
        button "Add"
          text "[ Add ]"
        """)
    try screen.button("Add").tap()
    #expect(screen.shows("Count 1"))
    #expect(screen.frame == screen.composition.rebuildFrame())
  }
}
