import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// A view in a stack in a branch in a view of a hidden type, and so on, around one text.
private struct Level: View {
  let depth: Int
  @Binding var value: Int

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Level(depth: depth - 1, value: $value))
      } else {
        Text("value \(value)")
      }
    }
  }
}

@MainActor @Suite struct DepthTests {
  @Test func aDeepTreeIsMountedUpdatedAndTakenDown() {
    let value = Binding.variable(0)
    let composition = Composition(width: 10, height: 1) { Level(depth: 2_000, value: value) }
    #expect(composition.frame.text == "value 0")
    let before = composition.counters
    value.wrappedValue = 1
    composition.flush()
    #expect(composition.frame.text == "value 1")
    #expect((composition.counters - before).userBodyEvaluations == 1)
    #expect(composition.semanticTree.children.count == 1)
    #expect(composition.rebuildFrame() == composition.frame)
    composition.unmount()
  }
}
