import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Named: View {
  @Namespace private var first
  @Namespace private var second
  @Binding var seen: [Namespace.ID]
  @Binding var turn: Int
  var body: some View {
    Text(verbatim: "turn \(turn)").onAppear { seen += [first, second] }
      .onChange(of: turn) { seen += [first, second] }
  }
}

@MainActor @Suite struct NamespaceTests {
  @Test func isOneForEachPropertyOfAMountedView() {
    let seen = Binding.variable([Namespace.ID]())
    let turn = Binding.variable(0)
    let composition = Composition(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Named(seen: seen, turn: turn)
        Named(seen: seen, turn: .constant(0))
      }
    }
    let ids = seen.wrappedValue
    #expect(Set(ids).count == 4)
    turn.wrappedValue = 1
    composition.flush()
    #expect(seen.wrappedValue.suffix(2) == ids.prefix(2))
  }
}
