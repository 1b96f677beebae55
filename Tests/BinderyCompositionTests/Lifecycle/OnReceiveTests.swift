import BinderyBindings
import BinderyCombine
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Receiving: View {
  let subject: CurrentValueSubject<Int, Never>
  @State private var last = -1
  let log: CallLog
  var body: some View {
    Text(verbatim: "last \(last)")
      .onReceive(subject.map { $0 * 10 }) {
        last = $0
        log("\($0)")
      }
  }
}

private struct Choosing: View {
  @Binding var subject: PassthroughSubject<String, Never>
  @Binding var isOn: Bool
  let log: CallLog
  var body: some View {
    if isOn { Text(verbatim: "on").onReceive(subject) { log($0) } }
  }
}

private struct Rename: View {
  @ObservedObject var profile: Profile
  let log: CallLog
  var body: some View {
    Text(verbatim: profile.name).onReceive(profile.$name) { log("\($0), was \(profile.name)") }
  }
}

@MainActor @Suite struct OnReceiveTests {
  @Test func takesTheCurrentValueAndThoseThatFollow() {
    let (subject, log) = (CurrentValueSubject<Int, Never>(1), CallLog())
    let composition = Composition(width: 20, height: 1) { Receiving(subject: subject, log: log) }
    #expect(composition.shown == "last 10")
    subject.send(2)
    subject.send(3)
    #expect(composition.shown == "last 30")
    #expect(log.take() == ["10", "20", "30"])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func followsTheNewestPublisherWhileTheViewIsThere() {
    let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    let (subject, isOn, log) = (Binding.variable(first), Binding.variable(true), CallLog())
    let composition = Composition(width: 20, height: 1) {
      Choosing(subject: subject, isOn: isOn, log: log)
    }
    first.send("a")
    subject.wrappedValue = second
    composition.flush()
    first.send("b")
    second.send("c")
    isOn.wrappedValue = false
    composition.flush()
    second.send("d")
    #expect(log.take() == ["a", "c"])
  }

  @Test func aPublishedPropertySendsBeforeItIsStored() {
    let (profile, log) = (Profile(), CallLog())
    let composition = Composition(width: 20, height: 1) { Rename(profile: profile, log: log) }
    profile.name = "Grace"
    #expect(composition.shown == "Grace")
    #expect(log.take() == ["Ada, was Ada", "Grace, was Ada"])
  }

  @Test func valuesOfAnotherThreadAreTakenOnTheMainActor() async {
    let (subject, log) = (CurrentValueSubject<Int, Never>(0), CallLog())
    let composition = Composition(width: 20, height: 1) { Receiving(subject: subject, log: log) }
    nonisolated(unsafe) let shared = subject
    // The test does nothing with the subject while the other thread has it.
    composition.perform { Task { await send(shared) } }
    await composition.settle()
    #expect(composition.shown == "last 30")
    #expect(log.take() == ["0", "10", "20", "30"])
  }
}

@concurrent private func send(_ subject: CurrentValueSubject<Int, Never>) async {
  for value in 1...3 { subject.send(value) }
}
