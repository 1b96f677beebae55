import Bindery
import BinderyMeasuring

extension Workload {
  private static let window = 50

  /// The first mount and frame of a long list, of which a window of rows is seen.
  static let lazy = Workload(
    "lazy", sizes: [1_000, 1_000_000], unit: "rows", units: { _ in window }
  ) { n in
    let bound = Binding.variable(Item.numbered(0..<n))
    let items = bound.wrappedValue
    var composition: Composition?
    let kit = Exercise {
      composition = nil
    } operation: {
      composition = Composition(width: 80, height: window) { LongList(items: bound) }
    }
    let screen = TwinScreen(rows: window, items: Array(items[..<window]))
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.drawRows(of: screen.items, on: &screen.surface) }
    }
    return Trial(kit: kit, twin: twin) { composition?.counters.byName ?? [:] }
  }
}
