import Bindery
import BinderyMeasuring

extension Workload {
  private static let listSizes = [100, 1_000, 10_000, 100_000]

  /// The first mount and frame of a list.
  static let listCreate = Workload("list-create", sizes: listSizes, unit: "rows", units: { $0 }) {
    n in
    let items = Item.numbered(0..<n)
    var composition: Composition?
    let kit = Exercise {
      composition = nil
    } operation: {
      let bound = Binding.variable(items)
      composition = Composition(width: 80, height: n) { BoundList(items: bound) }
    }
    let screen = TwinScreen(rows: n, items: items)
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.drawRows(of: screen.items, on: &screen.surface) }
    }
    return Trial(kit: kit, twin: twin, residents: n) { composition?.counters.byName ?? [:] }
  }

  /// One row's value changes, through the row's binding, which is taken from that of the list.
  static let oneRowUpdate = Workload("one-row-update", sizes: listSizes, unit: "rows") { n in
    let list = MountedList(rows: n, height: n)
    let order = seededOrder(n)
    let kit = Exercise { repetitions in
      updateRows(of: list, order, repetitions: repetitions) { row, value in
        list.items[row].wrappedValue.value = value
      }
    }
    return Trial(kit: kit, twin: rowTwin(n, order), counters: list.counters)
  }

  /// The same through bindings that were taken before and kept, in a list of their own: the twin
  /// has no such list to look into.
  static let oneRowUpdateKept = Workload("one-row-update-kept", sizes: listSizes, unit: "rows") {
    n in
    let list = MountedList(rows: n, height: n)
    let order = seededOrder(n)
    let rows = list.items.map { $0 }
    let kit = Exercise { repetitions in
      updateRows(of: list, order, repetitions: repetitions) { row, value in
        rows[row].wrappedValue.value = value
      }
    }
    return Trial(kit: kit, twin: rowTwin(n, order), counters: list.counters)
  }

  /// One row's value changes, written through the whole array.
  static let oneRowUpdateWhole = Workload(
    "one-row-update-whole", sizes: listSizes, unit: "rows"
  ) { n in
    let list = MountedList(rows: n, height: n)
    let order = seededOrder(n)
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        let row = order[list.turn % n]
        list.change { $0[row].value = list.turn }
      }
    }
    return Trial(kit: kit, twin: rowTwin(n, order), counters: list.counters)
  }

  /// Every row's value changes, each through its binding, and then comes one flush.
  static let allRowsUpdate = Workload(
    "all-rows-update", sizes: [1_000, 10_000], unit: "rows", units: { $0 }
  ) { n in
    let list = MountedList(rows: n, height: n)
    let rows = list.items.map { $0 }
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        list.turn += 1
        for row in rows { row.wrappedValue.value = list.turn }
        list.composition.flush()
      }
    }
    let screen = TwinScreen(rows: n, items: Item.numbered(0..<n))
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions {
        screen.turn += 1
        Twins.updateAllRows(&screen.items, turn: screen.turn, on: &screen.surface)
      }
    }
    return Trial(kit: kit, twin: twin, counters: list.counters)
  }

  /// Has one row after another changed, and the screen brought up to date after each.
  @inline(__always) @MainActor private static func updateRows(
    of list: MountedList, _ order: [Int], repetitions: Int,
    change: (_ row: Int, _ value: Int) -> Void
  ) {
    for _ in 0..<repetitions {
      let row = order[list.turn % order.count]
      list.turn &+= 1
      change(row, list.turn)
      list.composition.flush()
      precondition(list.composition.changedRows.first == row, "Not the row that changed")
    }
  }

  /// The twin of everything that changes one row.
  @MainActor static func rowTwin(_ n: Int, _ order: [Int]) -> Exercise {
    let screen = TwinScreen(rows: n, items: Item.numbered(0..<n))
    return Exercise { repetitions in
      Twins.updateRows(
        &screen.items, order, turn: &screen.turn, repetitions: repetitions, on: &screen.surface)
    }
  }
}
