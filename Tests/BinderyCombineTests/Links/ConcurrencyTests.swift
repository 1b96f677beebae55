#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Testing

  /// Sending from several threads at once: nothing is lost or delivered twice at once where a link
  /// holds values, and nothing breaks where it does not.
  @Suite struct ConcurrencyTests {
    private let threadCount = 4
    private let sendCount = 500

    /// Runs a closure on several threads at once, with the number of each.
    private func concurrently(_ body: (Int) -> Void) {
      // What the closure reaches is what is tested: it is meant to be used from several threads.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: threadCount) { body($0) }
    }

    @Test func mergesEveryValueOneAtATime() {
      let subjects = (0..<threadCount).map { _ in PassthroughSubject<Int, Never>() }
      let recorder = Publishers.MergeMany(subjects).record()
      concurrently { number in
        for value in 0..<sendCount { subjects[number].send(value) }
      }
      #expect(recorder.values.count == threadCount * sendCount)
      #expect(recorder.values.reduce(0, +) == threadCount * (0..<sendCount).reduce(0, +))
    }

    @Test func collectsEveryValue() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.map { $0 }.removeDuplicates().scan(0, +).map { _ in 1 }.collect()
        .record()
      concurrently { number in
        for value in 0..<sendCount { subject.send(value * threadCount + number) }
      }
      subject.send(completion: .finished)
      #expect(recorder.values.count == 1)
      #expect(recorder.isFinished)
    }

    @Test func completesOnceWhenCancelledMeanwhile() {
      for _ in 0..<50 {
        let subject = CurrentValueSubject<Int, Never>(0)
        let other = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.combineLatest(other).map(\.0).switchedToItself().first { $0 < 0 }
          .record()
        concurrently { number in
          switch number {
          case 0: subject.send(completion: .finished)
          case 1: other.send(completion: .finished)
          case 2: recorder.cancel()
          default: subject.send(1)
          }
        }
        #expect(recorder.completions.count <= 1)
        #expect(recorder.values == [])
      }
    }
  }

  extension Publisher where Failure == Never {
    fileprivate func switchedToItself() -> some Publisher<Output, Never> {
      map { Just($0) }.switchToLatest()
    }
  }
#endif
