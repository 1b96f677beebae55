package import Bindery
import BinderyMeasuring

/// A mounted list and the bindings that change it.
@MainActor package final class MountedList {
  package let items: Binding<[Item]>
  package let composition: Composition
  /// The last value written: a number that no item has yet.
  var turn: Int

  package init(rows count: Int, height: Int) {
    let items = Binding.variable(Item.numbered(0..<count))
    self.items = items
    turn = Item.firstValue + count
    composition = Composition(width: 80, height: height) { BoundList(items: items) }
  }

  /// Writes and brings the screen up to date.
  package func change(_ change: (inout [Item]) -> Void) {
    turn += 1
    change(&items.wrappedValue)
    composition.flush()
  }

  /// What the composition has counted.
  package func counters() -> [String: Int] { composition.counters.byName }
}

extension Counters {
  /// The counters that are reported.
  var byName: [String: Int] {
    [
      "bodies": userBodyEvaluations,
      "kit_bodies": kitBodyEvaluations,
      "nodes_marked": nodesMarked,
      "nodes_laid_out": nodesLaidOut,
      "cells_painted": cellsPainted,
      "rows_changed": rowsChanged,
    ]
  }
}
