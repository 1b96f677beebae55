import BinderyText
import BinderyViews

/// Which control keys go to, remembered by what a person knows of it: the tree of the next moment
/// has other elements.
@MainActor struct ControlSelection {
  fileprivate struct Memory {
    let role: Semantics.Role
    let label: String
    let identifier: String?
    var frame: CellRect
    let index: Int
    /// How many layers were above the screen.
    let depth: Int
  }
  /// What was selected, the last first: another screen or layer may have covered it since.
  private var memories: [Memory] = []

  /// How many are remembered: more layers and screens than a person opens on top of each other.
  private static var limit: Int { 16 }

  /// Selects one of the controls.
  mutating func select(_ index: Int, of controls: [LiveControl], depth: Int) {
    let element = controls[index].element
    let memory = Memory(
      role: element.role, label: element.label, identifier: element.semantics.identifier,
      frame: element.frame, index: index, depth: depth)
    // What was selected on a layer that has been put away is nothing to come back to.
    memories.removeAll { $0.depth > depth || controls[index].isCalled($0) }
    memories.insert(memory, at: 0)
    if memories.count > Self.limit { memories.removeLast() }
  }

  /// Takes into account that what is selected has moved.
  mutating func move(columns: Int, rows: Int) {
    if memories.isEmpty { return }
    memories[0].frame.x += columns
    memories[0].frame.y += rows
  }

  /// Finds what is selected among the controls of this moment: what has the focus; or else what is
  /// called as it was, the nearest of several, or is where it was; or else what was selected before
  /// it; or else what has its number. On a layer that has just come nothing is.
  func index(in controls: [LiveControl], depth: Int) -> Int? {
    if let focused = controls.firstIndex(where: \.isFocused) { return focused }
    guard let last = memories.first, !controls.isEmpty else { return nil }
    for memory in memories where memory.depth == depth {
      if let index = named(memory, in: controls) ?? place(of: memory, in: controls) { return index }
    }
    return last.depth == depth ? min(last.index, controls.count - 1) : nil
  }

  private func place(of memory: Memory, in controls: [LiveControl]) -> Int? {
    controls.firstIndex { $0.element.role == memory.role && $0.isAt(memory) }
  }

  private func named(_ memory: Memory, in controls: [LiveControl]) -> Int? {
    controls.indices.filter { controls[$0].isCalled(memory) }
      .min { controls[$0].isNearer(than: controls[$1], to: memory) }
  }
}

extension LiveControl {
  fileprivate func isCalled(_ memory: ControlSelection.Memory) -> Bool {
    element.role == memory.role && element.semantics.identifier == memory.identifier
      && element.label == memory.label
  }

  fileprivate func isAt(_ memory: ControlSelection.Memory) -> Bool {
    element.frame.x == memory.frame.x && element.frame.y == memory.frame.y
  }

  fileprivate func isNearer(
    than other: LiveControl, to memory: ControlSelection.Memory
  ) -> Bool {
    distance(to: memory) < other.distance(to: memory)
  }

  /// How far away it is: rows, then columns.
  private func distance(to memory: ControlSelection.Memory) -> (Int, Int) {
    (abs(element.frame.y - memory.frame.y), abs(element.frame.x - memory.frame.x))
  }
}
