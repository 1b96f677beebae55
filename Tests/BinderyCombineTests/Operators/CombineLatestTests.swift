#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CombineLatestTests {
    @Test func publishesTheLatestValuesOfBoth() {
      let email = CurrentValueSubject<String, Never>("")
      let password = PassthroughSubject<String, Never>()
      let recorder = email.combineLatest(password) { "\($0)/\($1)" }.record()
      email.send("a")
      #expect(recorder.values == [])
      password.send("x")
      email.send("b")
      #expect(recorder.values == ["a/x", "b/x"])
      email.send(completion: .finished)
      password.send("y")
      #expect(recorder.values == ["a/x", "b/x", "b/y"])
      #expect(recorder.completions == [])
      password.send(completion: .finished)
      #expect(recorder.isFinished)
    }

    @Test func publishesTheLatestValuesOfThreeAndFour() {
      let last = PassthroughSubject<Int, Never>()
      let three = Just(1).combineLatest(Just("a"), last) { "\($0)\($1)\($2)" }.record()
      let four = Just(1).combineLatest(Just(2), Just(3), last) { [$0, $1, $2, $3] }.record()
      last.send(4)
      last.send(5)
      #expect(three.values == ["1a4", "1a5"])
      #expect(four.values == [[1, 2, 3, 4], [1, 2, 3, 5]])
      let tuples = Just(1).combineLatest(Just(2), Just(3)).record()
      #expect(tuples.values.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
      #expect(tuples.isFinished)
    }

    @Test func finishesOnceNothingCanCome() {
      let recorder = Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>()).record()
      #expect(recorder.isFinished)
    }

    @Test func asksBothForAsMuchAsIsAskedOfIt() {
      let left = Probe<Int, Never>()
      let right = Probe<Int, Never>()
      let recorder = left.combineLatest(right).record(.max(1))
      #expect(left.requests == [.max(1)])
      #expect(right.requests == [.max(1)])
      left.send(1)
      right.send(2)
      right.send(3)
      #expect(recorder.values.map { [$0.0, $0.1] } == [[1, 2]])
    }

    @Test func failsAndCancelsWithEither() {
      let left = Probe<Int, Mistake>()
      let right = Probe<Int, Mistake>()
      let recorder = left.combineLatest(right).record()
      right.send(completion: .failure(.first))
      #expect(recorder.failure == .first)
      #expect(left.cancelCount == 1)
      #expect(
        cancels {
          $0.combineLatest(Empty(completeImmediately: false))
            as Publishers.CombineLatest<Probe<Int, Mistake>, Empty<Int, Mistake>>
        })
    }
  }
#endif
