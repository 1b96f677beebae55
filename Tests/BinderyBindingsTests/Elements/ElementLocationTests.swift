import BinderyBindings
import Testing

/// A binding to an element that nobody has read yet, while somebody reads which elements there are.
@MainActor @Suite struct ElementLocationTests {
  let items = Binding.variable((0..<4).map { Item(id: $0) })

  private nonisolated static let writes:
    [(name: String, write: @MainActor (Binding<[Item]>) -> Void)] = [
      ("through the whole", { $0.wrappedValue[2].title = "new" }),
      ("through an index", { $0[2].wrappedValue.title = "new" }),
      ("of a part", { $0[2].title.wrappedValue = "new" }),
      (
        "under another identity",
        { $0.elements(id: \.id).binding(at: 2).title.wrappedValue = "new" }
      ),
      (
        "after a move",
        {
          $0.wrappedValue.swapAt(0, 2)
          $0[0].title.wrappedValue = "new"
        }
      ),
    ]

  @Test(arguments: writes.indices) func readsWhatWasWrittenBeforeTheFirstRead(_ index: Int) {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    Self.writes[index].write(items)
    #expect(Probe().evaluate { row.wrappedValue.title } == "new", "\(Self.writes[index].name)")
  }

  @Test(arguments: writes.indices) func readsWhatWasWrittenWhileNobodyRead(_ index: Int) {
    let structure = Probe()
    let elements = items.elements()
    structure.evaluate { elements.trackStructure() }
    let row = elements.binding(at: 2)
    structure.stopReading()
    Self.writes[index].write(items)
    structure.evaluate { elements.trackStructure() }
    #expect(Probe().evaluate { row.wrappedValue.title } == "new", "\(Self.writes[index].name)")
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
