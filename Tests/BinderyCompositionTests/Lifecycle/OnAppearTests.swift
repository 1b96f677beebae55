import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Identified: View {
  @Binding var id: Int
  let log: CallLog
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "a").onAppear { log("inside") }.id(id)
      Text(verbatim: "b").id(id).onAppear { log("outside") }
    }
  }
}

private struct Emptying: View {
  @State private var numbers = [6]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }
    }
    .onAppear { numbers = [] }
  }
}

private struct Optionally: View {
  @Binding var isOn: Bool
  let log: CallLog
  var body: some View {
    if isOn {
      Text(verbatim: "on").onAppear { log("appear") }.onDisappear { log("disappear") }
    }
  }
}

private struct Writing: View {
  @Binding var value: Int
  var body: some View {
    let _ = value = 5
    Text(verbatim: "\(value)")
  }
}

@MainActor @Suite struct OnAppearTests {
  /// Fact 27.
  @Test func followsTheIdentityOfWhatIsInside() {
    let (id, log) = (Binding.variable(1), CallLog())
    let composition = Composition(width: 20, height: 2) { Identified(id: id, log: log) }
    #expect(log.take() == ["inside", "outside"])
    id.wrappedValue = 2
    composition.flush()
    #expect(log.take() == ["inside"])
  }

  /// Fact 17.
  @Test func mayEmptyTheRowsThatHaveJustAppeared() {
    let composition = Composition(width: 20, height: 2) { Emptying() }
    #expect(composition.shown == "")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func comesAndGoesWithTheView() {
    let (isOn, log) = (Binding.variable(false), CallLog())
    let composition = Composition(width: 20, height: 1) { Optionally(isOn: isOn, log: log) }
    #expect(log.take() == [])
    isOn.wrappedValue = true
    composition.flush()
    isOn.wrappedValue = false
    composition.flush()
    isOn.wrappedValue = true
    composition.flush()
    composition.unmount()
    composition.unmount()
    #expect(log.take() == ["appear", "disappear", "appear", "disappear"])
  }

  @Test func disappearsWithACompositionThatIsLetGo() {
    let (isOn, log) = (Binding.variable(true), CallLog())
    do {
      _ = Composition(width: 20, height: 1) { Optionally(isOn: isOn, log: log) }
    }
    #expect(log.take() == ["appear", "disappear"])
  }

  /// Fact 33.
  @Test func aWriteDuringABodyIsDroppedAndReported() {
    let (value, issues) = (Binding.variable(1), ReportedIssues())
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) {
      Writing(value: value)
    }
    #expect(composition.shown == "1")
    #expect(issues.kinds == [.writeDuringBody])
    #expect(issues.messages.first?.contains("Writing") == true)
  }
}
