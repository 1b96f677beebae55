#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ObservableObjectTests {
    class Model: ObservableObject {
      let name = "model"
      @Published var count = 0
      @Published var title = "a"
    }

    final class Submodel: Model {
      @Published var detail: Int?
    }

    final class ByHand: ObservableObject {
      var count = 0 {
        willSet { objectWillChange.send() }
      }
    }

    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      @Published var count = 0
    }

    @Test func sendsBeforeAPropertyChanges() {
      let model = Model()
      var seen: [Int] = []
      let subscription = model.objectWillChange.sink { seen.append(model.count) }
      model.count = 1
      model.count = 2
      model.title = "b"
      #expect(seen == [0, 1, 2])
      #expect(model.count == 2)
      subscription.cancel()
      model.count = 3
      #expect(seen == [0, 1, 2])
    }

    @Test func sendsForPropertiesOfASuperclassAndASubclass() {
      let model = Submodel()
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      model.detail = 1
      model.count = 1
      (model as Model).title = "b"
      #expect(count == 3)
      #expect(model.objectWillChange === model.objectWillChange)
      subscription.cancel()
    }

    @Test func sendsByHandWithoutPublishedProperties() {
      let object = ByHand()
      var seen: [Int] = []
      let subscription = object.objectWillChange.sink { seen.append(object.count) }
      object.count = 1
      object.count = 2
      #expect(seen == [0, 1])
      subscription.cancel()
      object.count = 3
      #expect(seen == [0, 1])
    }

    @Test func keepsNoTraceOfManyReleasedObjects() {
      let before = ObjectWillChangeTable.shared.count
      for _ in 0..<10_000 {
        let object = ByHand()
        object.count = 1
        let subscription = object.objectWillChange.sink {}
        subscription.cancel()
      }
      #expect(ObjectWillChangeTable.shared.count < before + 200)
    }

    @Test func leavesAPublisherOfTheObjectsOwnAlone() {
      let object = Custom()
      var seen: [Int] = []
      let subscription = object.objectWillChange.sink { seen.append($0) }
      object.count = 1
      #expect(seen == [])
      object.objectWillChange.send(7)
      #expect(seen == [7])
      subscription.cancel()
    }
  }
#endif
