#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct PrintTests {
    final class Lines: TextOutputStream {
      var text = ""

      func write(_ string: String) {
        text += string
      }
    }

    @Test func printsALineForEachEvent() {
      let lines = Lines()
      let probe = Probe<Int, Mistake>()
      let recorder = probe.print("numbers", to: lines).record(.max(1), each: .max(1))
      probe.send(1)
      probe.send(completion: .failure(.first))
      #expect(recorder.values == [1])
      #expect(
        lines.text.split(separator: "\n").dropFirst() == [
          "numbers: request max: (1)",
          "numbers: receive value: (1)",
          "numbers: request max: (1) (synchronous)",
          "numbers: receive error: (first)",
        ])
    }

    @Test func printsACancellation() {
      let lines = Lines()
      let recorder = Probe<Int, Mistake>().print(to: lines).record()
      recorder.cancel()
      #expect(lines.text.hasSuffix("request unlimited\nreceive cancel\n"))
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.print(to: Lines()) })
      #expect(requests(.max(3)) { $0.print(to: Lines()) } == [.max(3)])
    }
  }
#endif
