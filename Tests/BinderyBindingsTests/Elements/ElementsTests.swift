import BinderyBindings
import Testing

/// Rows: a list reads the structure, each row reads its element.
@MainActor @Suite struct ElementsTests {
  let items = Binding.variable((0..<6).map { Item(id: $0) })

  /// Fact 14, the first half.
  @Test func marksOneRowOnly() {
    let rows = items.rows(\.wrappedValue)
    let structure = items.structureReader()
    items[3].done.wrappedValue = true
    #expect(rows.map(\.isMarked) == [false, false, false, true, false, false])
    #expect(!structure.isMarked)
    items[4].wrappedValue.title = "new"
    #expect(rows[4].isAffected())
    #expect(!structure.isMarked)
  }

  /// Fact 14, the second half.
  @Test func affectsOneRowByAWriteThroughTheWhole() {
    let rows = items.rows { $0.wrappedValue }
    items.wrappedValue[3].done = true
    #expect(rows.map { $0.isAffected() } == [false, false, false, true, false, false])
  }

  /// The others need not even look.
  @Test func marksOnlyTheRowsThatAWriteThroughTheWholeChanges() {
    let rows = items.rows { $0.wrappedValue }
    items.wrappedValue[3].done = true
    #expect(rows.map(\.isMarked) == [false, false, false, true, false, false])
    items.wrappedValue[5].title = "new"
    #expect(rows.map(\.isMarked) == [false, false, false, true, false, true])
    #expect(rows.map { $0.isAffected() } == [false, false, false, true, false, true])
  }

  @Test func readsAnElementThatIsEqualAndYetAnother() {
    struct Loose: Identifiable, Equatable {
      var id: Int
      var note = ""
      static func == (a: Loose, b: Loose) -> Bool { a.id == b.id }
    }
    let items = Binding.variable((0..<3).map { Loose(id: $0) })
    let probe = Probe()
    let first = items[0]
    probe.evaluate { for item in items { _ = item.wrappedValue } }
    items.wrappedValue = [Loose(id: 0, note: "a"), Loose(id: 1), Loose(id: 2)]
    #expect(!probe.isAffected())
    #expect(first.wrappedValue.note == "a")
  }

  @Test func affectsOnlyWhatDiffersInsideARow() {
    let titles = items.rows { $0.title.wrappedValue }
    let dones = items.rows { $0.done.wrappedValue }
    items[1].done.wrappedValue = true
    #expect(titles.allSatisfy { !$0.isMarked })
    items.wrappedValue[2].done = true
    #expect(titles.allSatisfy { !$0.isAffected() })
    #expect(dones.map { $0.isAffected() } == [false, true, true, false, false, false])
  }

  /// Without `==` too.
  @Test func comparesElementsByBytes() {
    let entries = Binding.variable((0..<3).map { Entry(id: $0) })
    let probes = entries.map { entry in
      let probe = Probe()
      probe.evaluate { _ = entry.title.wrappedValue }
      return probe
    }
    entries.wrappedValue[1].done = true
    #expect(probes.allSatisfy { !$0.isAffected() })
    entries.wrappedValue[1].title = "new"
    #expect(probes.map { $0.isAffected() } == [false, true, false])
  }

  @Test func isToldAgainOnceSomebodyHasLooked() {
    let rows = items.rows(\.wrappedValue)
    items.wrappedValue[0].done = true
    items.wrappedValue[1].done = true
    #expect(rows.map { $0.isAffected() } == [true, true, false, false, false, false])
    items.wrappedValue[2].done = true
    items.wrappedValue[0].done = false
    #expect(rows.map { $0.isAffected() } == [true, false, true, false, false, false])
  }

  @Test func tellsARowThatWasMadeBetweenTwoWrites() {
    let rows = items.rows(\.wrappedValue)
    items.wrappedValue.append(Item(id: 9))
    let late = Probe()
    late.evaluate { _ = items[6].wrappedValue }
    items.wrappedValue[6].done = true
    #expect(late.isAffected())
    #expect(rows.allSatisfy { !$0.isAffected() })
  }

  @Test func marksAListWithinARow() {
    let items = Binding.variable([Item(id: 1, tags: [Tag(id: 1), Tag(id: 2)]), Item(id: 2)])
    let tags = (0..<2).map { i in
      let probe = Probe()
      probe.evaluate { _ = items[0].tags[i].name.wrappedValue }
      return probe
    }
    let structure = Probe()
    structure.evaluate { items[0].tags.elements().trackStructure() }
    items[0].tags[1].name.wrappedValue = "new"
    #expect(tags.map { $0.isAffected() } == [false, true])
    #expect(!structure.isMarked)
    items.wrappedValue[1].done = true
    #expect(!structure.isAffected())
    #expect(tags.map { $0.isAffected() } == [false, false])
    items.wrappedValue[0].tags[0].name = "newer"
    #expect(!structure.isAffected())
    #expect(tags.map { $0.isAffected() } == [true, false])
  }

  @Test func marksThePathsOfTheListItself() {
    let first = Probe()
    first.evaluate { _ = items[dynamicMember: \.[0]].wrappedValue }
    items[0].done.wrappedValue = true
    #expect(first.isAffected())
    let row = Probe()
    row.evaluate { _ = items[1].wrappedValue }
    items[dynamicMember: \.[1].done].wrappedValue = true
    #expect(items.wrappedValue[1].done)
    #expect(row.isAffected())
  }

  @Test func readsWhatAnotherBindingToTheElementWrote() {
    let row = items[2]
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    items[2].wrappedValue.title = "other"
    #expect(row.wrappedValue.title == "other")
    items.wrappedValue[2].title = "whole"
    #expect(row.wrappedValue.title == "whole")
    items[2].title.wrappedValue = "part"
    #expect(row.wrappedValue.title == "part")
    probe.stopReading()
  }

  /// Bindings that were made before anybody read the element.
  @Test func tellsReadersThroughEveryBindingToAnElement() {
    let bindings = (0..<3).map { _ in items[2] }
    let probes = bindings.map { binding in
      let probe = Probe()
      probe.evaluate { _ = binding.title.wrappedValue }
      return probe
    }
    for binding in bindings {
      binding.title.wrappedValue += "!"
      #expect(probes.map { $0.isAffected() } == [true, true, true])
      binding.done.wrappedValue.toggle()
      #expect(probes.map { $0.isAffected() } == [false, false, false])
    }
    items.wrappedValue.swapAt(0, 2)
    bindings[1].title.wrappedValue += "!"
    #expect(probes.map { $0.isAffected() } == [true, true, true])
    items[0].wrappedValue.title = "new"
    #expect(probes.map { $0.isAffected() } == [true, true, true])
  }

  @Test func remembersWhatWasReadThroughAPart() {
    let title = items[1].title
    items.wrappedValue[1].title = "new"
    #expect(title.wrappedValue == "new")
    items.wrappedValue.remove(at: 1)
    #expect(title.wrappedValue == "new")
  }

  @Test func addressesElementsWithoutIdentityByPosition() {
    let grid = Binding.variable([[1, 2], [3, 4]])
    let three = grid[1][0]
    let probe = Probe()
    probe.evaluate { _ = three.wrappedValue }
    grid[0][0].wrappedValue = 9
    #expect(!probe.isMarked)
    grid[1][0].wrappedValue = 5
    #expect(grid.wrappedValue == [[9, 2], [5, 4]])
    #expect(probe.isAffected())
    grid.wrappedValue = [[1]]
    #expect(three.wrappedValue == 5)
    #expect(issues { three.wrappedValue = 6 }.map(\.kind) == [.staleRow])
  }

  @Test func worksOnOtherCollections() {
    let slice = Binding.variable(ArraySlice((0..<4).map { Item(id: $0) })[1...])
    slice[2].done.wrappedValue = true
    #expect(slice.wrappedValue[2].done)
    #expect(slice.map(\.wrappedValue.id) == [1, 2, 3])
    let reversed = Binding.variable(ContiguousArray([Item(id: 1), Item(id: 2)]))
    let row = reversed[0]
    reversed.wrappedValue.reverse()
    row.title.wrappedValue = "one"
    #expect(reversed.wrappedValue[1].title == "one")
  }

  @Test func followsAListBehindClosures() {
    var storage = (0..<3).map { Item(id: $0) }
    let items = Binding(get: { storage }, set: { storage = $0 })
    let row = items[1]
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    storage.insert(Item(id: 9), at: 0)
    row.done.wrappedValue = true
    #expect(storage.map(\.done) == [false, false, true, false])
    #expect(probe.isAffected())
    probe.evaluate { _ = items[2].wrappedValue }
    storage.remove(at: 2)
    #expect(row.wrappedValue.done)
    #expect(issues { row.done.wrappedValue = false }.map(\.kind) == [.staleRow])
  }

  @Test func carriesATransactionToItsRows() {
    let probe = Probe()
    probe.evaluate { _ = items[0].wrappedValue }
    let row = items.animation(.bouncy).elements().binding(at: 0)
    row.done.wrappedValue = true
    #expect(probe.transactions.map(\.animation) == [.bouncy])
    #expect(row.wrappedValue.done)
  }

  /// Far outside, too, nothing is looked at: neither before the first element nor after the last.
  @Test(arguments: [-1, -100_000_000, 2, 100_000_000])
  func stopsAtAnIndexOutOfRange(_ index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      await MainActor.run {
        let items = Binding.variable([Item(id: 0), Item(id: 1)])
        let probe = Probe()
        probe.evaluate { for item in items { _ = item.wrappedValue } }
        _ = items[index].wrappedValue
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Index out of range"))
  }
}
