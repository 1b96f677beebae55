import BinderyBindings
import Testing

/// Elements are found by identity, wherever they move.
@MainActor @Suite struct ElementIdentityTests {
  let items = Binding.variable((0..<6).map { Item(id: $0) })

  /// Fact 11, for rows: the index leads to the element of that identity.
  @Test func isOnePlaceByIndexAndByIdentity() {
    let row = items.elements().binding(at: 3)
    #expect(row.isSame(as: items[3]))
    #expect(!row.isSame(as: items[2]))
    #expect(row.done.isSame(as: items[3].done))
    let probe = Probe()
    probe.evaluate { _ = row.done.wrappedValue }
    items[3].done.wrappedValue = true
    #expect(probe.isAffected())
  }

  /// Fact 16.
  @Test func followsItsElementThroughAReorder() {
    let row = items[1]
    let reading = Probe()
    reading.evaluate { _ = row.wrappedValue }
    let structure = items.structureReader()
    items.wrappedValue.reverse()
    #expect(structure.isAffected())
    #expect(!reading.isAffected())
    row.title.wrappedValue = "mine"
    #expect(items.wrappedValue.map(\.title).firstIndex(of: "mine") == 4)
    #expect(reading.isAffected())
    #expect(row.isSame(as: items[4]))
  }

  @Test func readsAndWritesAnUnreadRowAfterAReorder() {
    let row = items[1]
    items.wrappedValue.shuffle()
    row.title.wrappedValue = "mine"
    #expect(items.wrappedValue.first { $0.title == "mine" }?.id == 1)
  }

  /// One location for one identifier, even if it is asked for before anybody has looked.
  @Test func findsARowThatMovedWhileNobodyReadIt() {
    let row = items[4]
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    row.wrappedValue.title = "first"
    probe.stopReading()
    items.wrappedValue.remove(at: 0)
    probe.evaluate { #expect(row.wrappedValue.title == "first") }
    row.wrappedValue.title = "second"
    #expect(items.wrappedValue.map(\.title) == ["title", "title", "title", "second", "title"])
    #expect(probe.isAffected())
  }

  @Test func followsAnIDThatAnotherElementTakes() {
    let row = items[0]
    items[1].title.wrappedValue = "one"
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    items[0].id.wrappedValue = 9
    items[1].id.wrappedValue = 0
    #expect(row.wrappedValue == Item(id: 0, title: "one"))
    #expect(probe.isAffected())
    row.wrappedValue.title = "two"
    #expect(items.wrappedValue[1] == Item(id: 0, title: "two"))
    probe.stopReading()
  }

  @Test func keepsOneLocationForAnElementThatMoves() {
    let rows = items.rows(\.wrappedValue)
    let first = items[0]
    items.wrappedValue.swapAt(0, 5)
    #expect(items[5].location === first.location)
    let again = Probe()
    again.evaluate { _ = items[5].wrappedValue }
    items[5].title.wrappedValue = "new"
    #expect(rows[0].isAffected())
    #expect(again.isAffected())
    #expect(!rows[5].isAffected())
  }

  /// Fact 15.
  @Test func readsTheLastValueOfARemovedElementAndDropsWrites() {
    let row = items[1]
    let title = row.title
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    row.title.wrappedValue = "last"
    items.wrappedValue.remove(at: 1)
    let reported = issues {
      #expect(row.wrappedValue.title == "last")
      #expect(title.wrappedValue == "last")
      row.wrappedValue.done = true
      title.wrappedValue = "lost"
    }
    #expect(items.wrappedValue.map(\.id) == [0, 2, 3, 4, 5])
    #expect(items.wrappedValue.allSatisfy { !$0.done && $0.title == "title" })
    #expect(row.wrappedValue.title == "last")
    #expect(reported.map(\.kind) == [.staleRow, .staleRow])
    #expect(
      reported.first?.message
        == "The element with the ID 1 was written after it had left its collection. "
        + "The write was dropped.")
  }

  @Test func findsAnElementThatComesBack() {
    let row = items[1]
    let probe = Probe()
    probe.evaluate { _ = row.wrappedValue }
    let removed = items.wrappedValue.remove(at: 1)
    #expect(!probe.isAffected())
    var changed = removed
    changed.done = true
    items.wrappedValue.append(changed)
    #expect(probe.isAffected())
    #expect(row.wrappedValue.done)
    row.title.wrappedValue = "back"
    #expect(items.wrappedValue.last?.title == "back")
  }

  /// Fact 14c.
  @Test func tellsTheStructureOfAnIDThatChanges() {
    let rows = items.rows(\.wrappedValue)
    let structure = items.structureReader()
    let row = items[2]
    row.id.wrappedValue = 42
    #expect(structure.isAffected())
    #expect(rows.enumerated().allSatisfy { $0 == 2 || !$1.isAffected() })
    #expect(items.elements().id(at: 2) == 42)
    items[2].done.wrappedValue = true
    #expect(items.wrappedValue[2].done)
    #expect(row.wrappedValue.id == 42)
    #expect(issues { row.done.wrappedValue = false }.map(\.kind) == [.staleRow])
    #expect(items.wrappedValue[2].done)
  }

  /// Fact 20, as far as bindings go.
  @Test func showsEveryElementOfAnIDThatIsThereTwice() {
    let items = Binding.variable([Item(id: 1, title: "a"), Item(id: 2), Item(id: 1, title: "b")])
    let probes = (0..<3).map { i in
      let probe = Probe()
      #expect(probe.evaluate { items[i].wrappedValue } == items.wrappedValue[i])
      return probe
    }
    items[2].title.wrappedValue = "c"
    #expect(items.wrappedValue.map(\.title) == ["a", "title", "c"])
    #expect(probes.map { $0.isAffected() } == [false, false, true])
    items.wrappedValue.remove(at: 0)
    #expect(items[1].wrappedValue.title == "c")
  }

  /// The one that is read first is beyond the slots, and found by its identifier.
  @Test func tellsElementsOfOneIDApart() {
    let items = Binding.variable([Item(id: 1, title: "a"), Item(id: 2), Item(id: 1, title: "b")])
    let last = Probe()
    let first = Probe()
    last.evaluate { _ = items[2].wrappedValue }
    first.evaluate { #expect(items[0].wrappedValue.title == "a") }
    items[0].title.wrappedValue = "new"
    #expect(items.wrappedValue.map(\.title) == ["new", "title", "b"])
    #expect(first.isAffected())
    #expect(!last.isAffected())
  }

  @Test func findsElementsByAPropertyOfTheirs() {
    let names = Binding.variable(["a", "b", "c"])
    let elements = names.elements(id: \.self)
    let b = elements.binding(at: 1)
    let probe = Probe()
    probe.evaluate { _ = b.wrappedValue }
    names.wrappedValue.insert("x", at: 0)
    #expect(!probe.isAffected())
    #expect(elements.id(at: 2) == "b")
    #expect(b.wrappedValue == "b")
    b.wrappedValue = "B"
    #expect(names.wrappedValue == ["x", "a", "B", "c"])
    #expect(probe.isAffected())
  }

  @Test func keepsTwoWaysToTellElementsApartInStep() {
    let byID = Probe()
    let byTitle = Probe()
    items.wrappedValue = (0..<3).map { Item(id: $0, title: "t\($0)") }
    let titled = items.elements(id: \.title)
    let row = items[1]
    byID.evaluate { _ = row.done.wrappedValue }
    byTitle.evaluate { _ = titled.binding(at: 1).done.wrappedValue }
    items[1].done.wrappedValue = true
    #expect(byTitle.isAffected())
    #expect(byID.isAffected())
    titled.binding(at: 1).done.wrappedValue = false
    #expect(byTitle.isAffected())
    #expect(byID.isAffected())
    titled.binding(at: 0).done.wrappedValue = true
    #expect(!byTitle.isAffected())
    #expect(!byID.isAffected())
  }

  /// A write in one element costs one row, under every way to tell elements apart.
  @Test func tellsOtherWaysToTellElementsApartOfOnePosition() {
    let keyed = items.elements(id: \.id)
    let structures = [Probe(), Probe()]
    structures[0].evaluate { items.elements().trackStructure() }
    structures[1].evaluate { keyed.trackStructure() }
    let rows = items.rows(\.wrappedValue)
    let keyedRows = (0..<6).map { i in
      let probe = Probe()
      probe.evaluate { _ = keyed.binding(at: i).wrappedValue }
      return probe
    }
    items[2].done.wrappedValue = true
    keyed.binding(at: 3).done.wrappedValue = true
    #expect(rows.map(\.isMarked) == [false, false, true, true, false, false])
    #expect(keyedRows.map(\.isMarked) == [false, false, true, true, false, false])
    #expect(structures.map(\.isMarked) == [false, false])
    #expect(keyedRows[2].isAffected())
    #expect(rows[3].isAffected())
    items[2].wrappedValue.id = 42
    #expect(structures.map { $0.isAffected() } == [true, true])
  }
}
