#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AssignTests {
    final class Label {
      var text = ""
    }

    @Test func writesEachValueToTheProperty() {
      let label = Label()
      let subject = PassthroughSubject<String, Never>()
      let subscription = subject.assign(to: \.text, on: label)
      subject.send("a")
      #expect(label.text == "a")
      subscription.cancel()
      subject.send("b")
      #expect(label.text == "a")
    }

    @Test func keepsTheObjectUntilTheEnd() {
      let subject = PassthroughSubject<String, Never>()
      weak var label: Label?
      var subscription: AnyCancellable?
      do {
        let held = Label()
        label = held
        subscription = subject.assign(to: \.text, on: held)
      }
      #expect(label != nil)
      subject.send(completion: .finished)
      #expect(label == nil)
      subscription?.cancel()
    }

    @Test func asksForEveryValueAndCancelsUpstream() {
      let probe = Probe<String, Never>()
      let subscription = probe.assign(to: \.text, on: Label())
      #expect(probe.requests == [.unlimited])
      subscription.cancel()
      #expect(probe.cancelCount == 1)
    }
  }
#endif
