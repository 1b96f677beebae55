#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ZipTests {
    @Test func publishesPairs() {
      let numbers = PassthroughSubject<Int, Never>()
      let letters = PassthroughSubject<String, Never>()
      let recorder = numbers.zip(letters) { "\($0)\($1)" }.record()
      numbers.send(1)
      numbers.send(2)
      letters.send("a")
      #expect(recorder.values == ["1a"])
      numbers.send(completion: .finished)
      #expect(recorder.completions == [])
      letters.send("b")
      #expect(recorder.values == ["1a", "2b"])
      #expect(recorder.isFinished)
    }

    @Test func publishesTriples() {
      let zipped = [1, 2].publisher.zip([3, 4].publisher, [5, 6, 7].publisher) { [$0, $1, $2] }
      let recorder = zipped.record()
      #expect(recorder.values == [[1, 3, 5], [2, 4, 6]])
      #expect(recorder.isFinished)
    }

    @Test func asksBothForAsMuchAsIsAskedOfIt() {
      let left = Probe<Int, Never>()
      let right = Probe<Int, Never>()
      let recorder = left.zip(right).record(.max(2), each: .max(1))
      #expect(left.requests == [.max(2)])
      #expect(right.requests == [.max(2)])
      left.send(1)
      #expect(right.send(2) == .max(1))
      #expect(left.requests == [.max(2), .max(1)])
      #expect(recorder.values.count == 1)
      #expect(valuesOneByOne([1, 2].publisher.zip([3, 4].publisher)).map(\.1) == [3, 4])
    }

    @Test func cancelsBoth() {
      let left = Probe<Int, Never>()
      let right = Probe<Int, Never>()
      let recorder = left.zip(right).record()
      recorder.cancel()
      recorder.cancel()
      #expect(left.cancelCount == 1)
      #expect(right.cancelCount == 1)
    }
  }
#endif
