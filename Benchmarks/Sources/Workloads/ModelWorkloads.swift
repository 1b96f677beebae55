import Bindery
import BinderyMeasuring

/// A list over an observable model.
private struct ObservedList: View {
  let model: ObservedRows

  var body: some View {
    VStack { ForEach(model.items) { item in ValueRow(item: item) } }
  }
}

/// A list over a model that publishes its rows.
private struct PublishedList: View {
  @ObservedObject var model: PublishedRows

  var body: some View {
    VStack { ForEach(model.items) { item in ValueRow(item: item) } }
  }
}

/// A list over state of its own, which it hands out so that it can be changed from outside.
private struct StateList: View {
  let handOut: (Binding<[Item]>) -> Void
  @State private var items: [Item]

  init(_ items: [Item], handOut: @escaping (Binding<[Item]>) -> Void) {
    _items = State(initialValue: items)
    self.handOut = handOut
  }

  var body: some View {
    VStack { ForEach(items) { item in ValueRow(item: item) } }
      .onAppear { handOut($items) }
  }
}

extension Workload {
  private static let modelSizes = [100, 1_000, 10_000]

  /// One row's value changes in an observable object, the rows being values.
  static let observableRowUpdate = Workload(
    "model-row-update-observable", sizes: modelSizes, unit: "rows"
  ) { n in
    let model = ObservedRows(Item.numbered(0..<n))
    let composition = Composition(width: 80, height: n) { ObservedList(model: model) }
    return valueRowTrial(n, composition) { row, value in model.items[row].value = value }
  }

  /// One row's value changes in an object that publishes its rows, the rows being values.
  static let objectRowUpdate = Workload(
    "model-row-update-object", sizes: modelSizes, unit: "rows"
  ) { n in
    let model = PublishedRows(Item.numbered(0..<n))
    let composition = Composition(width: 80, height: n) { PublishedList(model: model) }
    return valueRowTrial(n, composition) { row, value in model.items[row].value = value }
  }

  /// One row's value changes in a view's state, the rows being values.
  static let stateRowUpdate = Workload(
    "model-row-update-state", sizes: modelSizes, unit: "rows"
  ) { n in
    var items = Binding.constant([Item]())
    let composition = Composition(width: 80, height: n) {
      StateList(Item.numbered(0..<n)) { items = $0 }
    }
    return valueRowTrial(n, composition) { row, value in items.wrappedValue[row].value = value }
  }

  @MainActor private static func valueRowTrial(
    _ n: Int, _ composition: Composition, write: @escaping (Int, Int) -> Void
  ) -> Trial {
    let order = seededOrder(n)
    var turn = Item.firstValue + n
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        let row = order[turn % n]
        turn += 1
        write(row, turn)
        composition.flush()
      }
    }
    return Trial(kit: kit, twin: rowTwin(n, order)) { composition.counters.byName }
  }
}
