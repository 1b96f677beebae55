import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct ToggleTests {
  @Test func isABoxBeforeItsLabel() throws {
    let isOn = Binding.variable(false)
    let composition = Composition(width: 12, height: 1) { Toggle("Wi-Fi", isOn: isOn) }
    #expect(composition.shown == "[ ] Wi-Fi")
    #expect(composition.outline == #"toggle "Wi-Fi" = "off""#)
    try composition.tap(.toggle, "Wi-Fi")
    #expect(isOn.wrappedValue)
    #expect(composition.shown == "[x] Wi-Fi")
    #expect(composition.outline == #"toggle "Wi-Fi" = "on""#)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func isDrawnByItsStyle() {
    let composition = Composition(width: 16, height: 4) {
      VStack(alignment: .leading) {
        Toggle("A", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("B", isOn: .constant(false)).toggleStyle(SwitchToggleStyle())
        Toggle("C", isOn: .constant(true)).toggleStyle(.button)
        Toggle("D", isOn: .constant(true)).toggleStyle(.checkbox)
      }
    }
    #expect(
      composition.shown == """
        A          [on ]
        B          [off]
        [•C ]
        [x] D
        """)
  }

  private struct Starred: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(verbatim: configuration.isOn ? "*" : "-")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  @Test func aUsersStyleDrawsAndToggles() throws {
    let isOn = Binding.variable(false)
    let composition = Composition(width: 12, height: 1) {
      Toggle(isOn: isOn) { Text(verbatim: "Star") }.toggleStyle(Starred())
    }
    #expect(composition.shown == "- Star")
    try composition.tap(.toggle)
    #expect(composition.shown == "* Star")
  }

  @Test func aHiddenLabelIsKeptForThoseWhoCannotSee() throws {
    let composition = Composition(width: 12, height: 1) {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    }
    #expect(composition.shown == "[x]")
    #expect(composition.outline == #"toggle "Wi-Fi" = "on""#)
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View {
      HStack {
        Toggle(
          "Done", isOn: Binding(get: { item.value > 0 }, set: { item.value = $0 ? 1 : 0 }))
        Text(verbatim: "\(item.id)")
      }
    }
  }

  @Test func aToggleInARowChangesThatRow() throws {
    let items = Binding.variable((0..<100).map { Item(id: $0, value: 0) })
    let composition = Composition(width: 14, height: 100) {
      VStack(alignment: .leading) { ForEach(items) { $item in Row(item: $item) } }
    }
    let toggles = composition.semanticTree.flattened.filter { $0.role == .toggle }
    let before = composition.counters
    composition.run(try #require(toggles[7].semantics.actions.activate))
    #expect((composition.counters - before).bodyEvaluations == ["Row": 1])
    #expect(composition.changedRows == [7])
  }
}
