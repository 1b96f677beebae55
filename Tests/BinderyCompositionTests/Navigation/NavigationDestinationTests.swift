import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct NavigationDestinationTests {
  /// A binding that counts its writes.
  private func counted<Value>(_ base: Binding<Value>) -> (Binding<Value>, writes: Binding<Int>) {
    let writes = Binding.variable(0)
    let binding = Binding(
      get: { base.wrappedValue },
      set: {
        base.wrappedValue = $0
        writes.wrappedValue += 1
      })
    return (binding, writes)
  }

  @Test func aScreenIsShownWhileABindingIsTrue() {
    let (isPresented, writes) = counted(.variable(false))
    let composition = Composition(width: 24, height: 3) {
      NavigationStack {
        Text(verbatim: "Root")
          .navigationDestination(isPresented: isPresented) { Text(verbatim: "Shown") }
      }
    }
    #expect(composition.lines == ["Root"])
    isPresented.wrappedValue = true
    #expect(composition.lines == ["‹ Back", "Shown"])
    composition.press("Back")
    #expect(!isPresented.wrappedValue)
    #expect(writes.wrappedValue == 2)
    #expect(composition.lines == ["Root"])
  }

  // Fact 37.
  @Test func goingBackWritesTheItemOnce() throws {
    let recorder = WriteRecorder(.off)
    let item = recorder.binding("item", initial: Int?.some(3))
    let screen = Screen(width: 24, height: 3) {
      NavigationStack {
        Text(verbatim: "Root")
          .navigationDestination(item: item) { Text(verbatim: "Item \($0)") }
      }
    }
    expectFrame(screen) { "‹ Back\nItem 3" }
    item.wrappedValue = 4
    expectFrame(screen) { "‹ Back\nItem 4" }
    recorder.expectCount("item", 1)
    try screen.goBack()
    recorder.expect("item", [Int?.none])
    expectFrame(screen) { "Root" }
  }

  @Test func aPresentedScreenFollowsItsPresenter() {
    let count = Binding.variable(1)
    let composition = Composition(width: 24, height: 3) {
      NavigationStack { Presenter(count: count) }
    }
    #expect(composition.lines == ["‹ Back", "Doubled: 2"])
    count.wrappedValue = 4
    #expect(composition.lines == ["‹ Back", "Doubled: 8"])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aScreenGoesWithTheViewThatPresentsIt() {
    let isThere = Binding.variable(true)
    let composition = Composition(width: 24, height: 3) {
      NavigationStack { Removable(isThere: isThere) }
    }
    #expect(composition.lines == ["‹ Back", "Shown"])
    isThere.wrappedValue = false
    #expect(composition.lines == ["Root"])
    #expect(composition.frame == composition.rebuildFrame())
  }
}

private struct Presenter: View {
  @Binding var count: Int
  var body: some View {
    let doubled = count * 2
    Text(verbatim: "Root").navigationDestination(isPresented: .constant(true)) {
      Text(verbatim: "Doubled: \(doubled)")
    }
  }
}

private struct Removable: View {
  @Binding var isThere: Bool
  var body: some View {
    VStack {
      Text(verbatim: "Root")
      if isThere {
        Text(verbatim: "Presenter")
          .navigationDestination(isPresented: .constant(true)) { Text(verbatim: "Shown") }
      }
    }
  }
}
