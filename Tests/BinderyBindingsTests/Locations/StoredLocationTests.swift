import BinderyBindings
import Testing

@MainActor @Suite struct StoredLocationTests {
  /// Fact 34, as far as storage goes.
  @Test func readsItsLastValueAndDropsWritesAfterItsEnd() {
    let storage = StoredLocation([Item(id: 1), Item(id: 2)])
    let items = Binding(location: storage)
    let row = items[0]
    row.title.wrappedValue = "last"
    storage.end()
    let reported = issues {
      items.wrappedValue = []
      items[0].title.wrappedValue = "lost"
      row.title.wrappedValue = "lost"
      row.tags.wrappedValue.append(Tag(id: 1))
    }
    #expect(items.wrappedValue.map(\.title) == ["last", "title"])
    #expect(row.wrappedValue.title == "last")
    #expect(reported.map(\.kind) == Array(repeating: .writeAfterUnmount, count: 4))
    #expect(
      reported.first?.message
        == "State of type Array<Item> was written after its view had been unmounted. "
        + "The write was dropped.")
  }

  @Test func leavesAnObjectAloneAfterItsEnd() {
    final class Model { var title = "title" }
    let storage = StoredLocation(Model())
    storage.end()
    let reported = issues { Binding(location: storage).title.wrappedValue = "lost" }
    #expect(storage.read().title == "title")
    #expect(reported.map(\.kind) == [.writeAfterUnmount])
  }

  @Test func holdsTheWholeOfANewValueOnceTheFormerOneGoes() {
    struct Pair {
      var first: Farewell?
      var second: Int
    }
    let storage = StoredLocation(Pair(first: nil, second: 1))
    var seen: [Int] = []
    storage.write(Pair(first: Farewell { seen.append(storage.read().second) }, second: 2))
    storage.write(Pair(first: nil, second: 3))
    #expect(seen == [3])
  }

  @Test func sharesAShape() {
    let shape = ValueShape<User>()
    let a = StoredLocation(User(), shape: shape)
    let b = StoredLocation(User(), shape: shape)
    a.child(\.firstName).write("Grace")
    #expect(b.read().firstName == "Ada")
    #expect(!a.isSamePlace(as: b))
    #expect(!a.child(\.firstName).isSamePlace(as: b.child(\.firstName)))
    #expect(a.child(\.firstName).isSamePlace(as: a.child(\.firstName)))
  }

  /// A binding may be released on any thread.
  @Test func mayLoseItsLastBindingOnAnyThread() async {
    let items = Binding.variable((0..<100).map { Item(id: $0) })
    for round in 0..<20 {
      let parts = (0..<100).map { items[$0].title }
      let release = Task.detached { _ = parts.count }
      for i in 0..<100 { items[i].title.wrappedValue = "\(round)" }
      await release.value
    }
    #expect(items.wrappedValue.allSatisfy { $0.title == "19" })
  }
}
