import BinderyBindings
import Testing

/// A binding to an element that nobody has read yet, while somebody reads which elements there are.
@MainActor @Suite struct ElementLocationTests {
  let items = Binding.variable((0..<4).map { Item(id: $0) })

  @Test(arguments: ElementWrite.allCases) func readsWhatWasWrittenBeforeTheFirstRead(
    _ write: ElementWrite
  ) {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    write.apply(to: items)
    #expect(Probe().evaluate { row.wrappedValue.title } == "new")
  }

  @Test(arguments: ElementWrite.allCases) func readsWhatWasWrittenWhileNobodyRead(
    _ write: ElementWrite
  ) {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    structure.stopReading()
    write.apply(to: items)
    structure.evaluate { elements.trackStructure() }
    #expect(Probe().evaluate { row.wrappedValue.title } == "new")
  }

  @Test func staysWithItsElementWhereThatMovesBeforeTheFirstRead() {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    items.wrappedValue.removeFirst()
    let reader = Probe()
    #expect(reader.evaluate { row.wrappedValue.id } == 2)
    items[1].title.wrappedValue = "new"
    #expect(reader.isAffected())
  }

  @Test func writesWhereItsElementStandsByNow() {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    items.wrappedValue.removeFirst()
    row.wrappedValue.title = "new"
    #expect(items.wrappedValue.map(\.title) == ["title", "new", "title"])
  }
}
