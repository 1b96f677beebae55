import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct TupleViewTests {
  @Test func showsAsManyViewsAsThereAreStatements() {
    let composition = Composition(width: 3, height: 12) {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    let lines = composition.frame.text.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines == (1...12).map { "\($0)" })
  }

  @Test func findsViewsOfAnySizeInTheirPlaces() {
    let isOn = Binding.variable(true)
    let composition = Composition(width: 9, height: 3) { Mixed(isOn: isOn) }
    #expect(composition.frame.text == "a\n  b\nyes")
    isOn.wrappedValue = false
    #expect(composition.frame.text == "a\n  b\nno")
    #expect(composition.frame == composition.rebuildFrame())
  }
}

private struct Mixed: View {
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      if isOn { EmptyView() }
      Text("a")
      AnyView(Text("b")).padding(.leading, 16)
      Text(isOn ? "yes" : "no")
    }
  }
}
