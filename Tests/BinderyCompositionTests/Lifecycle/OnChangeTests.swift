import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Watching: View {
  @Binding var value: Int
  let log: CallLog
  var body: some View {
    let seen = value
    Text(verbatim: "\(value)")
      .onChange(of: value) { log("none") }
      .onChange(of: value) { old, new in log("both \(old) \(new)") }
      .onChange(of: value) { [seen] new in log("new \(new), captured \(seen)") }
      .onChange(of: value, initial: true) { log("initial \(value)") }
      .onChange(of: value, initial: true) { log("initial \($0) \($1)") }
      .onChange(of: value, perform: note)
  }
  private func note(_ new: Int) { log("method \(new)") }
}

private struct Endless: View {
  @State private var value = 0
  var body: some View {
    Text(verbatim: "\(value)").onChange(of: value) { value += 1 }
      .onAppear { value = 1 }
  }
}

private struct Chained: View {
  @Binding var value: Int
  @State private var doubled = 0
  var body: some View {
    Text(verbatim: "\(value) \(doubled)")
      .onChange(of: value) { doubled = value * 2 }
  }
}

private struct Watcher: View {
  @Binding var value: Int
  let name: String
  let log: CallLog
  var body: some View { Text(verbatim: name).onChange(of: value) { log(name) } }
}

@MainActor @Suite struct OnChangeTests {
  /// Fact 25, in each of the forms.
  @Test func isCalledOnceForEachTurnInWhichTheValueDiffers() {
    let (value, log) = (Binding.variable(0), CallLog())
    let composition = Composition(width: 20, height: 1) { Watching(value: value, log: log) }
    #expect(log.take() == ["initial 0", "initial 0 0"])
    for next in [1, 2, 2] {
      value.wrappedValue = next
      composition.flush()
    }
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("both") } == ["both 0 1", "both 1 2"])
    #expect(calls.filter { $0.hasPrefix("none") }.count == 2)
    #expect(
      calls.filter { $0.hasPrefix("initial") } == [
        "initial 1", "initial 0 1", "initial 2", "initial 1 2",
      ])
    #expect(calls.filter { $0.hasPrefix("method") } == ["method 1", "method 2"])
  }

  @Test func theFormerFormCallsTheClosureThatWentWithTheOldValue() {
    let (value, log) = (Binding.variable(0), CallLog())
    let composition = Composition(width: 20, height: 1) { Watching(value: value, log: log) }
    value.wrappedValue = 5
    composition.flush()
    #expect(log.take().contains("new 5, captured 0"))
  }

  @Test func whatItChangesIsShownInTheSameFlush() {
    let value = Binding.variable(1)
    let composition = Composition(width: 20, height: 1) { Chained(value: value) }
    let before = composition.counters
    value.wrappedValue = 4
    #expect(composition.shown == "4 8")
    #expect((composition.counters - before).flushes == 1)
  }

  @Test func viewsAreToldInTheOrderOfTheTree() {
    let (value, log) = (Binding.variable(1), CallLog())
    let composition = Composition(width: 20, height: 3) {
      VStack(alignment: .leading) {
        Watcher(value: value, name: "a", log: log)
        Watcher(value: value, name: "b", log: log)
        Watcher(value: value, name: "c", log: log)
      }
    }
    value.wrappedValue = 2
    composition.flush()
    #expect(log.take() == ["a", "b", "c"])
  }

  /// Fact 32.
  @Test func oneThatKeepsChangingItsValueIsStoppedAndReported() {
    let issues = ReportedIssues()
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) { Endless() }
    #expect(issues.kinds == [.updateCycle])
    #expect(
      issues.messages.first == """
        An update did not settle after 100 rounds. The last values that changed:
          Int from 95 to 96
          Int from 96 to 97
          Int from 97 to 98
          Int from 98 to 99
          Int from 99 to 100
        """)
    composition.flush()
    #expect(issues.kinds.count == 1)
  }
}
