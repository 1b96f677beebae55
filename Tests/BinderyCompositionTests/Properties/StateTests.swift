import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Text(verbatim: "\(count)")
      Tappable("up") { count += 1 }
    }
  }
  func increment() { count += 1 }
  var current: Int { count }
}

private struct Starting: View {
  @State private var value: Int
  init(_ value: Int) { _value = State(initialValue: value) }
  var body: some View { Text(verbatim: "\(value)") }
}

private struct Parent: View {
  @Binding var number: Int
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "number \(number)")
      Starting(number)
    }
  }
}

private struct Holder<Value>: View {
  @State private var value: Value
  let change: (inout Value) -> Void
  init(_ value: Value, change: @escaping (inout Value) -> Void) {
    _value = State(wrappedValue: value)
    self.change = change
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(value)")
      Tappable("change") { change(&value) }
    }
  }
}

private enum Page: View {
  case count
  case other(Int)
  var body: some View {
    switch self {
    case .count: Counter()
    case .other(let number): Text(verbatim: "page \(number)")
    }
  }
}

private struct Pages: View {
  @Binding var page: Page
  var body: some View { page }
}

private struct Switching: View {
  @Binding var isOn: Bool
  @Binding var id: Int
  var body: some View {
    VStack(alignment: .leading) {
      if isOn { Counter() } else { Counter() }
      Counter().id(id)
    }
  }
}

private struct Leaving: View {
  @State private var isVisible = true
  let log: CallLog
  var body: some View {
    Text(verbatim: "here")
      .onDisappear {
        isVisible = false
        log("\(isVisible)")
      }
  }
}

private struct Maybe: View {
  @Binding var isOn: Bool
  let log: CallLog
  var body: some View {
    if isOn { Leaving(log: log) }
  }
}

@MainActor @Suite struct StateTests {
  @Test func isWrittenByTheViewThatOwnsIt() {
    let composition = Composition(width: 10, height: 1) { Counter() }
    #expect(composition.shown == "0 up")
    composition.tap("up")
    composition.tap("up")
    #expect(composition.shown == "2 up")
  }

  /// Fact 21.
  @Test func readsItsFirstValueAndReportsAWriteWhereNothingIsMounted() {
    let issues = ReportedIssues()
    RuntimeIssue.withHandler(issues.handler) {
      let view = Counter()
      view.increment()
      #expect(view.current == 0)
    }
    #expect(issues.kinds == [.unmountedState])
    #expect(issues.all.first?.advice.contains("Binding.variable") == true)
  }

  /// Fact 22.
  @Test func keepsTheFirstOfTheValuesThatEvaluationsMake() {
    let number = Binding.variable(1)
    let composition = Composition(width: 10, height: 2) { Parent(number: number) }
    for next in 2...4 {
      number.wrappedValue = next
      #expect(composition.shown == "number \(next)\n1")
    }
  }

  /// Facts 18 and 19.
  @Test func goesWithItsPlaceAndItsIdentity() {
    let (isOn, id) = (Binding.variable(true), Binding.variable(1))
    let composition = Composition(width: 10, height: 2) { Switching(isOn: isOn, id: id) }
    composition.tap("up")
    #expect(composition.shown == "1 up\n0 up")
    id.wrappedValue = 2
    #expect(composition.shown == "1 up\n0 up")
    isOn.wrappedValue = false
    #expect(composition.shown == "0 up\n0 up")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func worksInGenericViews() {
    let composition = Composition(width: 10, height: 2) { Holder([1]) { $0.append($0.count + 1) } }
    composition.tap("change")
    #expect(composition.shown == "[1, 2]\nchange")
  }

  @Test func worksInViewsThatAreEnumerations() {
    let page = Binding.variable(Page.other(3))
    let composition = Composition(width: 10, height: 1) { Pages(page: page) }
    #expect(composition.shown == "page 3")
    page.wrappedValue = .count
    composition.tap("up")
    #expect(composition.shown == "1 up")
    page.wrappedValue = .other(4)
    #expect(composition.shown == "page 4")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func canStillBeWrittenWhileItsViewDisappears() {
    let (isOn, log, issues) = (Binding.variable(true), CallLog(), ReportedIssues())
    let composition = Composition(width: 10, height: 1, issueHandler: issues.handler) {
      Maybe(isOn: isOn, log: log)
    }
    isOn.wrappedValue = false
    composition.flush()
    #expect(log.take() == ["false"])
    isOn.wrappedValue = true
    composition.flush()
    composition.unmount()
    #expect(log.take() == ["false"])
    #expect(issues.kinds == [])
  }

  @Test func isNotHeldTwice() {
    final class Element {}
    weak var dropped: Element?
    let composition: Composition
    do {
      let element = Element()
      dropped = element
      composition = Composition(width: 10, height: 2) {
        Holder([element]) { $0.removeAll() }
      }
    }
    #expect(dropped != nil)
    composition.tap("change")
    // The root is kept to rebuild from, and with it the first value of the root's own state.
    composition.unmount()
    #expect(dropped == nil)
  }
}
