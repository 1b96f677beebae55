import BinderyBindings
import Testing

/// What is told of a write through a whole array, whose bytes are compared a block at a time.
@MainActor @Suite struct WholeArrayWriteTests {
  /// A mark and padding: 17 bytes in 24.
  private struct Mark: Identifiable, Equatable {
    var id: Int
    var value = 0
    var isDone = false
  }

  private func marks(_ count: Int) -> Binding<[Mark]> {
    .variable((0..<count).map { Mark(id: $0) })
  }

  @Test(arguments: [0, 1, 41, 42, 43, 83, 84, 99])
  func tellsTheElementThatDiffersWhereverItStands(_ position: Int) {
    let items = marks(100)
    let structure = items.structureReader()
    let rows = items.rows(\.wrappedValue)
    items.wrappedValue[position].isDone = true
    #expect(rows.indices.filter { rows[$0].isAffected() } == [position])
    #expect(!structure.isMarked)
    items.wrappedValue[position].id = 1_000
    #expect(structure.isAffected())
  }

  @Test func tellsElementsInSeveralBlocks() {
    let items = marks(200)
    let rows = items.rows(\.wrappedValue)
    var changed = items.wrappedValue
    for position in [3, 4, 50, 199] { changed[position].value = 7 }
    items.wrappedValue = changed
    #expect(rows.indices.filter { rows[$0].isAffected() } == [3, 4, 50, 199])
  }

  /// Elements with other bytes may be equal, and elements with the same bytes may not be.
  @Test func takesTheWordOfEquality() {
    struct Named: Equatable {
      var name: String
      var note: Int
      static func == (a: Named, b: Named) -> Bool { a.name == b.name }
    }
    let named = Binding.variable((0..<100).map { Named(name: "\($0)", note: 0) })
    let reader = Probe()
    reader.evaluate { _ = named.wrappedValue }
    named.wrappedValue = (0..<100).map { Named(name: "\($0)", note: $0) }
    #expect(!reader.isMarked)
    named.wrappedValue = (0..<100).map { Named(name: $0 == 99 ? "new" : "\($0)", note: $0 + 1) }
    #expect(reader.isAffected())

    let numbers = Binding.variable([1, Double.nan])
    reader.evaluate { _ = numbers.wrappedValue }
    numbers.wrappedValue = [1, .nan]
    #expect(reader.isAffected())
  }

  @Test func takesArraysOfAnyLength() {
    let items = marks(0)
    let reader = Probe()
    reader.evaluate { _ = items.wrappedValue }
    items.wrappedValue = []
    #expect(!reader.isMarked)
    items.wrappedValue = [Mark(id: 0)]
    #expect(reader.isAffected())
    let empties = Binding.variable([Empty(), Empty()])
    reader.evaluate { _ = empties.wrappedValue }
    empties.wrappedValue = [Empty(), Empty()]
    #expect(!reader.isMarked)
    empties.wrappedValue = [Empty()]
    #expect(reader.isAffected())
  }

  private struct Empty: Equatable {}
}
