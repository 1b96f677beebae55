import Bindery
import BinderyMeasuring

extension Workload {
  /// A write through a binding, against the same store through one pair of closures.
  static let bindingWrite = Workload("binding-write", sizes: [1], unit: "writes") { _ in
    let number = Binding.variable(0)
    let kit = Exercise { repetitions in
      for turn in 0..<repetitions { number.wrappedValue = turn }
    }
    var stored = 0
    let pair = ClosurePair(get: { stored }, set: { stored = $0 })
    return Trial(kit: kit, twin: Exercise { Twins.write(through: pair, repetitions: $0) })
  }

  /// A projection three key paths deep and a write, against a direct store.
  static let bindingProject = Workload("binding-project", sizes: [1], unit: "writes") { _ in
    let nest = Binding.variable(Nest())
    // Somebody else who holds the path, as a mounted view does.
    let held = nest.inner.core.number
    let kit = Exercise { repetitions in
      for turn in 0..<repetitions { nest.inner.core.number.wrappedValue = turn }
      withExtendedLifetime(held) {}
    }
    let holder = NestHolder()
    return Trial(kit: kit, twin: Exercise { Twins.store(into: holder, repetitions: $0) })
  }

  /// A write to a field of an element, found by its position, against a direct store.
  static let bindingElement = Workload("binding-element", sizes: [100_000], unit: "writes") { n in
    let items = Binding.variable(Item.numbered(0..<n))
    let order = seededOrder(n)
    var turn = 0
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        items[order[turn % n]].isDone.wrappedValue.toggle()
        turn &+= 1
      }
    }
    let screen = TwinScreen(rows: 0, items: Item.numbered(0..<n))
    let twin = Exercise { repetitions in
      Twins.store(into: &screen.items, order, turn: &screen.turn, repetitions: repetitions)
    }
    return Trial(kit: kit, twin: twin)
  }

  /// A write to every element of a long array of which a tenth is mounted, and then one flush.
  static let bindingWrites = Workload(
    "binding-writes-100k", sizes: [100_000], unit: "writes", units: { $0 }
  ) { n in
    let mounted = n / 10
    let items = Binding.variable(Item.numbered(0..<n))
    let composition = Composition(width: 10, height: mounted) {
      MarkList(items: items, count: mounted)
    }
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        for index in 0..<n { items[index].isDone.wrappedValue.toggle() }
        composition.flush()
      }
    }
    let screen = TwinScreen(columns: 10, rows: mounted, items: Item.numbered(0..<n))
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions {
        Twins.storeAll(into: &screen.items, drawing: mounted, on: &screen.surface)
      }
    }
    return Trial(kit: kit, twin: twin) { composition.counters.byName }
  }
}

/// The first elements of an array, each with a mark.
private struct MarkList: View {
  @Binding var items: [Item]
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<count) { index in MarkRow(isDone: $items[index].isDone) }
    }
  }
}

/// A mark.
private struct MarkRow: View {
  @Binding var isDone: Bool

  var body: some View { Text(isDone ? "[x]" : "[ ]") }
}
