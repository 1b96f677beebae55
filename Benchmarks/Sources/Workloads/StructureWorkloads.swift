import Bindery
import BinderyMeasuring

extension Workload {
  /// Rows come, go and move.
  static let structure = [
    structural("insert-front") { $0.insert(Item(id: -1, value: 0), at: 0) },
    structural("remove-middle", from: { $0 / 2 }) { $0.remove(at: $0.count / 2) },
    structural("move") { $0.insert($0.remove(at: $0.count * 3 / 4), at: $0.count / 4) },
    structural("swap-two") { $0.swapAt(1, $0.count - 2) },
    structural("append-1000", from: { $0 }) { items in
      items += Item.numbered(items.count..<items.count + 1_000)
    },
    structural("clear") { $0.removeAll() },
  ]

  /// A change of which rows there are, and a flush. The list is put back before each.
  /// - Parameter from: The first row that the twin has to draw, by the size.
  private static func structural(
    _ name: String, from start: @escaping @Sendable (Int) -> Int = { _ in 0 },
    _ change: @escaping @MainActor @Sendable (inout [Item]) -> Void
  ) -> Workload {
    Workload(name, sizes: [1_000, 10_000], unit: "changes") { n in
      let list = MountedList(rows: n, height: n + 1_000)
      let before = list.items.wrappedValue
      let kit = Exercise {
        list.change { $0 = before }
      } operation: {
        list.change(change)
      }
      let screen = TwinScreen(rows: n + 1_000, items: before)
      let twin = Exercise {
        screen.items = before
      } operation: {
        change(&screen.items)
        Twins.drawRows(of: screen.items, from: start(n), on: &screen.surface)
      }
      return Trial(kit: kit, twin: twin, counters: list.counters)
    }
  }
}
