import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Press("\(name) \(count)") { count += 1 } }
}

private struct Switch: View {
  @Binding var isFirst: Bool
  @Binding var name: String
  var body: some View {
    if isFirst { Counter(name: name) } else { Counter(name: name) }
  }
}

private struct Appearing: View {
  @Binding var id: Int
  let log: Binding<[String]>
  let isOutside: Bool
  var body: some View {
    if isOutside {
      Text(verbatim: "\(id)").id(id).onAppear { log.wrappedValue.append("appear") }
    } else {
      Text(verbatim: "\(id)").onAppear { log.wrappedValue.append("appear") }.id(id)
    }
  }
}

@MainActor @Suite struct IdentityTests {
  // Fact 19.
  @Test func theSameStructureKeepsItsState() {
    let name = Binding.variable("A")
    let composition = Composition(width: 12, height: 1) {
      Switch(isFirst: .constant(true), name: name)
    }
    composition.press("[ A 0 ]")
    name.wrappedValue = "B"
    #expect(composition.lines == ["[ B 1 ]"])
  }

  // Fact 19.
  @Test func anotherBranchStartsAfresh() {
    let isFirst = Binding.variable(true)
    let composition = Composition(width: 12, height: 1) {
      Switch(isFirst: isFirst, name: .constant("A"))
    }
    composition.press("[ A 0 ]")
    isFirst.wrappedValue = false
    #expect(composition.lines == ["[ A 0 ]"])
    #expect(composition.frame == composition.rebuildFrame())
  }

  // Fact 27.
  @Test(arguments: [(false, 2), (true, 1)]) func anIdentityEndsWhatIsInside(
    isOutside: Bool, calls: Int
  ) {
    let id = Binding.variable(1)
    let log = Binding.variable([String]())
    let composition = Composition(width: 12, height: 1) {
      Appearing(id: id, log: log, isOutside: isOutside)
    }
    id.wrappedValue = 2
    #expect(composition.lines == ["2"])
    #expect(log.wrappedValue.count == calls)
  }
}
