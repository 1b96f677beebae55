import BinderyComposition
import BinderyText
import BinderyViews

extension LiveScreen {
  /// Selects the next control, or the one before. In a window that can be scrolled further the rows
  /// that come into sight are next.
  func step(_ step: Int, wraps: Bool) {
    var controls = controls
    guard !controls.isEmpty else {
      scroll(rows: step)
      return
    }
    guard var current = index(in: controls) else {
      // With the first key of all.
      select(step > 0 ? 0 : controls.count - 1, of: controls)
      return
    }
    if let window = controls[current].scroller?.window,
      !isNext(current + step, of: controls, in: window), scroll(window, rows: step)
    {
      controls = self.controls
      guard let moved = index(in: controls) else { return }
      current = moved
      // Rows without controls are scrolled past, one for each key.
      if !isNext(current + step, of: controls, in: window) { return }
    }
    let next = current + step
    if controls.indices.contains(next) {
      select(next, of: controls)
    } else if wraps {
      select(step > 0 ? 0 : controls.count - 1, of: controls)
    } else {
      scroll(rows: step)
    }
  }

  private func isNext(_ index: Int, of controls: [LiveControl], in window: LayoutNode) -> Bool {
    controls.indices.contains(index) && controls[index].isInside(window)
  }

  /// Selects a control, gives it the focus, and scrolls until it is seen.
  private func select(_ index: Int, of controls: [LiveControl]) {
    let control = controls[index]
    let focused = controls.first(where: \.isFocused)
    selection.select(index, of: controls, depth: composition.layers.count)
    if let focus = control.actions.focus {
      perform { focus(true) }
    } else if let release = focused?.actions.focus {
      perform { release(false) }
    }
    reveal()
  }

  /// Scrolls the windows around what is selected until it is seen, the innermost first.
  private func reveal() {
    var depth = 0
    while true {
      // Each window moves what is inside, so it is looked at anew.
      let controls = controls
      guard let control = index(in: controls).map({ controls[$0] }) else { return }
      let scrollers = control.ancestors.reversed().filter { $0.window != nil }
      guard depth < scrollers.count, let window = scrollers[depth].window else { return }
      let distance = scrollers[depth].frame.scrollDistance(toShow: control.element.frame)
      scroll(window, columns: distance.columns, rows: distance.rows)
      depth += 1
    }
  }

  /// Scrolls a window. Returns whether it could be.
  @discardableResult private func scroll(
    _ window: LayoutNode, columns: Int = 0, rows: Int
  ) -> Bool {
    let before = (window.scroll.x, window.scroll.y)
    composition.scroll(window, columns: columns, rows: rows)
    composition.flush()
    let moved = (Int(window.scroll.x - before.0), Int(window.scroll.y - before.1))
    selection.move(columns: -moved.0, rows: -moved.1)
    return moved != (0, 0)
  }

  /// Scrolls the window around what is selected, or else the first one.
  func scroll(rows: Int) {
    if let window = currentScroller?.window { scroll(window, rows: rows) }
  }

  func scroll(pages: Int) {
    guard let scroller = currentScroller, let window = scroller.window else { return }
    scroll(window, rows: pages * max(1, scroller.frame.height - 1))
  }

  private var currentScroller: SemanticElement? {
    let tree = composition.semanticTree
    let controls = LiveControl.all(in: tree)
    return index(in: controls).flatMap { controls[$0].scroller }
      ?? tree.flattened.first { $0.window != nil }
  }
}
