import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Insets: View {
  @Binding var length: Double
  var body: some View {
    List {
      Text(verbatim: "a").listRowInsets(
        EdgeInsets(top: 0, leading: length, bottom: 0, trailing: 0))
    }
  }
}

private struct Background: View {
  @Binding var isOn: Bool
  var body: some View {
    List { Text(verbatim: "a").listRowBackground(isOn ? Color.red : Color.blue) }
  }
}

private struct Tags: View {
  @Binding var first: Int
  var body: some View {
    List(selection: .constant(Set([1]))) {
      Text(verbatim: "a").tag(first)
      Text(verbatim: "b").tag(first + 1)
    }
  }
}

@MainActor @Suite struct RowChangeTests {
  @Test func insetsFollow() {
    let length = Binding.variable(8.0)
    let composition = Composition(width: 8, height: 1) { Insets(length: length) }
    length.wrappedValue = 32
    #expect(composition.frame == composition.rebuildFrame())
    #expect(composition.frame.text.hasSuffix("    a"))
  }

  @Test func theBackgroundFollows() {
    let isOn = Binding.variable(false)
    let composition = Composition(width: 8, height: 1) { Background(isOn: isOn) }
    let before = composition.frame
    isOn.wrappedValue = true
    #expect(composition.frame == composition.rebuildFrame())
    #expect(composition.frame != before)
  }

  @Test func theMarkOfTheChosenRowFollows() {
    let first = Binding.variable(1)
    let composition = Composition(width: 8, height: 2) { Tags(first: first) }
    first.wrappedValue = 0
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func numbersThatAreNoneAreHarmless() {
    let composition = Composition(width: 12, height: 3) {
      VStack {
        HStack {
          Text(verbatim: "aaaaaaaaaaaa").layoutPriority(.nan); Text(verbatim: "b")
        }
        ProgressView(value: Double.nan, total: 1)
        Gauge(value: Double.nan) { Text(verbatim: "g") }
        List { Text(verbatim: "c") }.listSectionSpacing(.infinity)
      }
    }
    #expect(composition.frame == composition.rebuildFrame())
  }
}
