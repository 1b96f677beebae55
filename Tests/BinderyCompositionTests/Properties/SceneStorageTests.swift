import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Tab: View {
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("note") private var note: String?
  var body: some View {
    HStack {
      Text(verbatim: "tab \(tab) \(note ?? "none")")
      Tappable("next") {
        tab += 1
        note = "seen"
      }
    }
  }
}

private struct Shown: View {
  @Binding var isOn: Bool
  var body: some View {
    if isOn { Tab() }
  }
}

@MainActor @Suite struct SceneStorageTests {
  @Test func outlivesItsViewWithinOneComposition() {
    let isOn = Binding.variable(true)
    let composition = Composition(width: 20, height: 1) { Shown(isOn: isOn) }
    composition.tap("next")
    #expect(composition.shown == "tab 1 seen next")
    isOn.wrappedValue = false
    #expect(composition.shown == "")
    isOn.wrappedValue = true
    #expect(composition.shown == "tab 1 seen next")
    let another = Composition(width: 20, height: 1) { Tab() }
    #expect(another.shown == "tab 0 none next")
  }
}
