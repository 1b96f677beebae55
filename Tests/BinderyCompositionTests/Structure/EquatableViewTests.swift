import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Equal whatever its action is.
private struct Titled: View, Equatable {
  let title: String
  let action: () -> Void
  nonisolated static func == (a: Titled, b: Titled) -> Bool { a.title == b.title }
  var body: some View { Text(verbatim: title) }
}

private struct Parent: View {
  @Binding var count: Int
  var body: some View {
    let title = count < 2 ? "few" : "many"
    Titled(title: title) { count += 1 }.equatable()
  }
}

@MainActor @Suite struct EquatableViewTests {
  @Test func anEqualViewRunsNoBody() {
    let count = Binding.variable(0)
    let composition = Composition(width: 8, height: 1) { Parent(count: count) }
    let before = composition.counters
    count.wrappedValue = 1
    #expect(composition.frame.text == "few")
    #expect((composition.counters - before).bodyEvaluations == ["Parent": 1])
    count.wrappedValue = 2
    #expect(composition.frame.text == "many")
    #expect((composition.counters - before).bodyEvaluations == ["Parent": 2, "Titled": 1])
  }
}
