import BinderyBindings
import Testing

/// Code of the user runs only when a write is complete.
@MainActor @Suite struct LocationReentrancyTests {
  struct Row: Identifiable {
    var id: Int
    var name = "name"
    var farewell: Farewell?
  }

  @Test func letsTheFormerValueGoAfterTheWrite() {
    let rows = Binding.variable([Row(id: 1), Row(id: 2)])
    let probe = Probe()
    probe.evaluate { _ = rows[1].wrappedValue }
    var seen: [String] = []
    rows[1].wrappedValue = Row(
      id: 2,
      farewell: Farewell {
        seen.append(rows.wrappedValue[1].name)
        seen.append(probe.isMarked ? "told" : "not told")
        rows[0].name.wrappedValue = "from deinit"
      })
    probe.evaluate { _ = rows[1].wrappedValue.name }
    rows[1].wrappedValue = Row(id: 2, name: "new")
    #expect(seen == ["new", "told"])
    #expect(rows.wrappedValue.map(\.name) == ["from deinit", "new"])
  }

  @Test func writesTheSamePlaceFromADeinitializer() {
    struct Box { var farewell: Farewell?; var count = 0 }
    let box = Binding.variable(Box())
    box.wrappedValue = Box(farewell: Farewell { box.count.wrappedValue += 1 })
    box.wrappedValue = Box(count: 10)
    #expect(box.wrappedValue.count == 11)
    let farewell = box.farewell
    farewell.wrappedValue = Farewell { box.wrappedValue.count += 1 }
    farewell.wrappedValue = nil
    #expect(box.wrappedValue.count == 12)
  }

  @Test func removesARowFromTheDeinitializerOfAnother() {
    let rows = Binding.variable([Row(id: 1), Row(id: 2), Row(id: 3)])
    rows[0].farewell.wrappedValue = Farewell { rows.wrappedValue.removeLast() }
    let probe = Probe()
    probe.evaluate { for row in rows { _ = row.wrappedValue.name } }
    rows[0].farewell.wrappedValue = nil
    #expect(rows.wrappedValue.map(\.id) == [1, 2])
  }

  /// Values that are equal and yet not the same.
  @Test func letsGoOfAnEqualValueBeforeItWritesInPlace() {
    struct Loose: Identifiable, Equatable {
      var id: Int
      var count = 0
      var farewell: Farewell?

      static func == (a: Loose, b: Loose) -> Bool { a.id == b.id }
    }
    let rows = Binding.variable([Loose]())
    var farewells = 0
    let first = Loose(
      id: 1,
      farewell: Farewell {
        farewells += 1
        rows.wrappedValue.append(Loose(id: 2))
      })
    rows.wrappedValue = [consume first]
    let probe = Probe()
    probe.evaluate { _ = rows[0].count.wrappedValue }
    rows.wrappedValue = [Loose(id: 1)]
    rows[0].count.wrappedValue = 5
    #expect(rows.wrappedValue.map(\.count) == [5, 0])
    #expect(farewells == 1)
  }

  /// A value whose `==` writes.
  struct Meddler: Equatable {
    var number: Int
    var action: @MainActor () -> Void = {}

    static func == (a: Meddler, b: Meddler) -> Bool {
      MainActor.assumeIsolated { a.action() }
      return a.number == b.number
    }
  }

  @Test func writesDuringAComparison() {
    let values = Binding.variable([Meddler(number: 1), Meddler(number: 2)])
    let probe = Probe()
    probe.evaluate { _ = values[0].wrappedValue }
    var calls = 0
    values[0].wrappedValue = Meddler(number: 3) {
      calls += 1
      if calls == 1 { values.wrappedValue.append(Meddler(number: 4)) }
    }
    values[0].number.wrappedValue = 5
    values[0].wrappedValue = Meddler(number: 6)
    #expect(values.wrappedValue.map(\.number) == [6, 2, 4])
    #expect(probe.isAffected())
  }

  @Test func writesAnotherBindingFromASetter() {
    let log = Binding.variable([String]())
    var storage = 0
    let value = Binding(
      get: { storage },
      set: {
        log.wrappedValue.append("set \($0)")
        storage = $0
      })
    let probe = Probe()
    probe.evaluate { _ = value.wrappedValue + log.count }
    value.wrappedValue = 1
    value.wrappedValue = 2
    #expect(log.wrappedValue == ["set 1", "set 2"])
    #expect(probe.isAffected())
  }

  @Test func endsASwapWithinTheSameArray() {
    let rows = Binding.variable([Row(id: 1), Row(id: 2)])
    let first = rows[0]
    let second = rows[1]
    let former = first.wrappedValue
    first.wrappedValue = second.wrappedValue
    second.wrappedValue = former
    #expect(rows.wrappedValue.map(\.id).count == 2)
  }
}
