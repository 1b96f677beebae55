#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct PublishedTests {
    final class Model: ObservableObject {
      @Published var name = "a"
      @Published var items: [Int] = []
      @Published private(set) var echo = ""

      func echoName() {
        $name.assign(to: &$echo)
      }
    }

    @Test func publishesTheCurrentValueAndThenEachNewOne() {
      let model = Model()
      let recorder = model.$name.record()
      model.name = "b"
      model.name = "b"
      #expect(recorder.values == ["a", "b", "b"])
      #expect(recorder.completions.isEmpty)
      #expect(!recorder.brokeTheOrder)
    }

    @Test func publishesBeforeItStores() {
      let model = Model()
      var seen: [[String]] = []
      let subscription = model.$name.sink { seen.append([model.name, $0]) }
      model.name = "b"
      #expect(seen == [["a", "a"], ["a", "b"]])
      #expect(model.name == "b")
      subscription.cancel()
    }

    @Test func tellsTheObjectBeforeItsOwnSubscribers() {
      let model = Model()
      var log: [String] = []
      let property = model.$name.sink { log.append($0) }
      let object = model.objectWillChange.sink { log.append("will change") }
      model.name = "b"
      #expect(log == ["a", "will change", "b"])
      property.cancel()
      object.cancel()
    }

    @Test func publishesChangesInPlace() {
      let model = Model()
      let recorder = model.$items.record()
      model.items.append(1)
      model.items[0] += 1
      #expect(recorder.values == [[], [1], [2]])
    }

    @Test func owesTheLatestValueToASubscriberThatAskedForNone() {
      let model = Model()
      let recorder = model.$name.record(.none)
      model.name = "b"
      model.name = "c"
      recorder.request(1)
      #expect(recorder.values == ["c"])
      model.name = "d"
      #expect(recorder.values == ["c"])
    }

    @Test func stopsWhenCancelled() {
      let model = Model()
      let recorder = model.$name.record()
      recorder.cancel()
      model.name = "b"
      #expect(recorder.values == ["a"])
    }

    @Test func isAssignedUntilItIsReleased() {
      let probe = Probe<String, Never>()
      var model: Model? = Model()
      weak let weakModel = model
      probe.assign(to: &model!.$name)
      #expect(probe.requests == [.unlimited])
      var changes = 0
      let subscription = model!.objectWillChange.sink { changes += 1 }
      probe.send("b")
      #expect(model?.name == "b")
      #expect(changes == 1)
      model = nil
      #expect(weakModel == nil)
      #expect(probe.cancelCount == 1)
      subscription.cancel()
    }

    @Test func isAssignedFromAnotherPropertyOfItsObject() {
      let model = Model()
      model.echoName()
      model.name = "b"
      #expect(model.echo == "b")
    }
  }
#endif
