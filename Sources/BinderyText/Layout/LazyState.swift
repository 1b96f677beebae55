import BinderyComposition

/// What a lazy container keeps between layouts.
@MainActor final class LazyState {
  var content: LazyContent
  /// What is known of each element that was placed, where the container is a list.
  var rows: ContiguousArray<PlacedRow> = []
  /// How many rows of a `ForEach` stand side by side: more than one in a grid.
  var rowsPerLine = 1

  /// Whether an element that was placed says itself where it is lined up.
  var hasGuides = false

  init(_ content: LazyContent) { self.content = content }

  /// Whether anything is painted besides the elements.
  var hasDecoration: Bool { rows.contains { $0.isChosen || $0.background != nil } }
}

extension LayoutNode {
  /// What the node keeps as a lazy container, brought up to date.
  var lazyState: LazyState {
    let state: LazyState
    if let known = slot.extra as? LazyState {
      state = known
      if slot.pointee.elementsAreStale { state.content = LazyContent(of: self) }
    } else {
      state = LazyState(LazyContent(of: self))
      slot.extra = state
    }
    slot.pointee.elementsAreStale = false
    slot.pointee.isFlat = false
    return state
  }
}
