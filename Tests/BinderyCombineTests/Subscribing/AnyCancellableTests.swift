#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AnyCancellableTests {
    @Test func cancelsOnceWhenReleased() {
      var count = 0
      var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
      #expect(cancellable != nil)
      cancellable = nil
      #expect(count == 1)
      let kept = AnyCancellable { count += 1 }
      kept.cancel()
      kept.cancel()
      #expect(count == 2)
    }

    @Test func isKeptBySetsAndCollections() {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      var set: Set<AnyCancellable> = []
      var array: [AnyCancellable] = []
      subject.sink { seen.append($0) }.store(in: &set)
      subject.sink { seen.append($0 * 10) }.store(in: &array)
      subject.send(1)
      #expect(seen == [1, 10])
      set.removeAll()
      subject.send(2)
      #expect(seen == [1, 10, 20])
      array.removeAll()
      subject.send(3)
      #expect(seen == [1, 10, 20])
    }
  }
#endif
