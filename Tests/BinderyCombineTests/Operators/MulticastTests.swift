#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct MulticastTests {
    @Test func sendsOnceConnected() {
      let probe = Probe<Int, Never>()
      let connectable = probe.makeConnectable()
      let first = connectable.record()
      let second = connectable.record(.max(1))
      #expect(probe.subscriberCount == 0)
      let connection = connectable.connect()
      #expect(probe.requests == [.unlimited])
      probe.send(1)
      probe.send(2)
      #expect(first.values == [1, 2])
      #expect(second.values == [1])
      connection.cancel()
      #expect(probe.cancelCount == 1)
      probe.send(3)
      #expect(first.values == [1, 2])
    }

    @Test func sendsThroughTheGivenSubject() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let connectable = [1, 2].publisher.multicast(subject: subject)
      let recorder = connectable.record()
      let connection = connectable.connect()
      #expect(recorder.values == [0, 1, 2])
      #expect(recorder.isFinished)
      connection.cancel()
    }
  }
#endif
