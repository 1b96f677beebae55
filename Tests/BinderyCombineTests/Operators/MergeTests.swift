#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct MergeTests {
    @Test func publishesValuesAsTheyCome() {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let recorder = first.merge(with: second).record()
      first.send(1)
      second.send(2)
      first.send(3)
      first.send(completion: .finished)
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.completions == [])
      second.send(completion: .finished)
      #expect(recorder.isFinished)
    }

    @Test func mergesThreeFourAndMany() {
      #expect(values(Just(1).merge(with: Just(2), Just(3))) == [1, 2, 3])
      #expect(values(Just(1).merge(with: Just(2), Just(3), Just(4))) == [1, 2, 3, 4])
      #expect(values(Publishers.MergeMany((1...5).map { Just($0) })) == [1, 2, 3, 4, 5])
      #expect(values(Publishers.MergeMany(Just(1), Just(2))) == [1, 2])
    }

    @Test func sendsNoMoreThanIsAskedFor() {
      let first = Probe<Int, Never>()
      let recorder = first.merge(with: Empty(completeImmediately: false)).record(.max(1))
      #expect(first.requests == [.max(1)])
      first.send(1)
      first.send(2)
      #expect(recorder.values == [1])
      recorder.request(1)
      #expect(recorder.values == [1, 2])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.merge(with: Empty(completeImmediately: false)) })
    }
  }
#endif
