import BinderyBindings
import Testing

@MainActor @Suite struct ReaderTests {
  @Test func forgetsWhatItDoesNotReadAgain() {
    let a = Binding.variable(1)
    let b = Binding.variable(1)
    let probe = Probe()
    probe.evaluate { _ = a.wrappedValue + b.wrappedValue }
    probe.evaluate { _ = b.wrappedValue }
    a.wrappedValue = 2
    #expect(!probe.isMarked)
    b.wrappedValue = 2
    #expect(probe.isAffected())
  }

  @Test(arguments: [true, false]) func keepsWhatItReadsAgainBesideOthers(_ isFirst: Bool) {
    let a = Binding.variable(1)
    let b = Binding.variable(1)
    let probe = Probe()
    probe.evaluate { _ = a.wrappedValue }
    probe.evaluate { for each in isFirst ? [a, b] : [b, a] { _ = each.wrappedValue } }
    a.wrappedValue = 2
    #expect(probe.isAffected())
    b.wrappedValue = 2
    #expect(probe.isAffected())
    probe.evaluate { _ = b.wrappedValue }
    a.wrappedValue = 3
    #expect(!probe.isMarked)
  }

  @Test func keepsWhatItReadsAgainAroundAnotherReader() {
    let a = Binding.variable(1)
    let b = Binding.variable(1)
    let outer = Probe()
    let inner = Probe()
    inner.evaluate { _ = b.wrappedValue }
    for _ in 0..<2 {
      outer.evaluate {
        inner.evaluate { _ = b.wrappedValue }
        _ = a.wrappedValue
      }
    }
    a.wrappedValue += 1
    #expect(outer.isAffected() && !inner.isMarked)
    b.wrappedValue += 1
    #expect(inner.isAffected() && !outer.isMarked)
  }

  @Test func isToldOnceOfALocationItReadsOften() {
    let a = Binding.variable(1)
    let b = Binding.variable(1)
    let probe = Probe()
    probe.evaluate { for _ in 0..<100 { _ = a.wrappedValue + b.wrappedValue } }
    a.wrappedValue = 2
    #expect(probe.notices == 1)
  }

  @Test func isToldNothingAfterItHasStopped() {
    let a = Binding.variable(1)
    let probe = Probe()
    probe.evaluate { _ = a.wrappedValue }
    probe.stopReading()
    a.wrappedValue = 2
    #expect(!probe.isMarked)
  }

  @Test func readsInsideAnotherReader() {
    let a = Binding.variable(1)
    let b = Binding.variable(1)
    let outer = Probe()
    let inner = Probe()
    outer.evaluate {
      inner.evaluate { _ = b.wrappedValue }
      _ = a.wrappedValue
    }
    b.wrappedValue = 2
    #expect(inner.isAffected())
    #expect(!outer.isMarked)
    a.wrappedValue = 2
    #expect(outer.isAffected())
  }

  /// More than a handful are found through a table.
  @Test(arguments: [1, 2, 8, 9, 10, 50]) func sharesALocationWithOthers(_ count: Int) {
    let a = Binding.variable(0)
    var probes = (0..<count).map { _ in Probe() }
    for probe in probes { probe.evaluate { _ = a.wrappedValue } }
    a.wrappedValue += 1
    #expect(probes.allSatisfy { $0.isAffected() && $0.notices == 1 })
    for probe in probes { probe.evaluate { _ = a.wrappedValue } }
    for i in stride(from: 0, to: count, by: 2) { probes[i].stopReading() }
    a.wrappedValue += 1
    for i in 0..<count { #expect(probes[i].isAffected() == (i % 2 == 1)) }
    probes.removeAll()
    a.wrappedValue += 1
  }

  @Test func doesNotKeepStorageAlive() {
    var isGone = false
    do {
      let probe = Probe()
      let values = Binding.variable([Farewell { isGone = true }])
      probe.evaluate { _ = values.wrappedValue.count }
      probe.stopReading()
    }
    #expect(isGone)
  }

  /// Locations that are read know each other in both directions.
  @Test func leavesNoCycleBehind() {
    var isGone = false
    do {
      struct Row: Identifiable {
        var id: Int
        var name = "name"
        var farewell: Farewell?
      }
      let rows = Binding.variable([Row(id: 1, farewell: Farewell { isGone = true }), Row(id: 2)])
      let probe = Probe()
      probe.evaluate {
        for row in rows { _ = row.name.wrappedValue }
        rows.elements().trackStructure()
        _ = rows.elements(id: \.name).binding(at: 0).wrappedValue
      }
      probe.stopReading()
    }
    #expect(isGone)
  }

  @Test func settlesWhatIsUncertain() {
    let items = Binding.variable((0..<4).map { Item(id: $0) })
    let rows = (0..<4).map { _ in Probe() }
    let elements = items.elements(id: \.id)
    for i in 0..<4 { rows[i].evaluate { _ = elements.binding(at: i).wrappedValue } }
    items.wrappedValue[2].done = true
    #expect(rows.allSatisfy { $0.isMarked })
    #expect(rows.map { $0.isAffected() } == [false, false, true, false])
  }

  /// Fact 33, as far as a binding shows it.
  @Test func dropsAWriteDuringItsBody() {
    var setterCalls = 0
    let a = Binding.variable(1)
    let closure = Binding(get: { 1 }, set: { _ in setterCalls += 1 })
    let probe = Probe("Counter")
    let reported = issues {
      probe.evaluate {
        a.wrappedValue = 2
        closure.wrappedValue = 2
      }
    }
    #expect(a.wrappedValue == 1)
    #expect(setterCalls == 0)
    #expect(reported.map(\.kind) == [.writeDuringBody, .writeDuringBody])
    #expect(
      reported.first?.message
        == "A binding was written while the body of Counter was being evaluated. "
        + "The write was dropped.")
    a.wrappedValue = 3
    #expect(a.wrappedValue == 3)
  }
}
