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
    guard var current = selection.index(in: controls) else {
      // With the first key of all.
      select(step > 0 ? 0 : controls.count - 1, of: controls)
      return
    }
    if let window = controls[current].scroller?.window {
      while !isNext(current + step, of: controls, in: window), scroll(window, rows: step) {
        controls = self.controls
        guard let moved = selection.index(in: controls) else { return }
        current = moved
        // Rows without controls are scrolled past one by one.
        if !isNext(current + step, of: controls, in: window) { return }
      }
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
    selection.select(index, of: controls)
    if let focus = control.actions.focus {
      perform { focus(true) }
    } else if let release = focused?.actions.focus {
      perform { release(false) }
    }
    reveal(control)
  }

  private func reveal(_ control: LiveControl) {
    guard let scroller = control.scroller, let window = scroller.window else { return }
    let (frame, seen) = (control.element.frame, scroller.frame)
    let above = seen.y - frame.y
    let below = frame.y + frame.height - seen.y - seen.height
    if above > 0 {
      scroll(window, rows: -above)
    } else if below > 0 {
      scroll(window, rows: min(below, -above))
    }
  }

  /// Scrolls a window. Returns whether it could be.
  @discardableResult private func scroll(_ window: LayoutNode, rows: Int) -> Bool {
    let before = window.scroll.y
    composition.scroll(window, rows: rows)
    composition.flush()
    let moved = Int(window.scroll.y - before)
    selection.move(rows: -moved)
    return moved != 0
  }

  /// Scrolls the window around what is selected, or else the first one.
  private func scroll(rows: Int) {
    if let window = currentScroller?.window { scroll(window, rows: rows) }
  }

  func scroll(pages: Int) {
    guard let scroller = currentScroller, let window = scroller.window else { return }
    scroll(window, rows: pages * max(1, scroller.frame.height - 1))
  }

  private var currentScroller: SemanticElement? {
    let tree = composition.semanticTree
    let controls = LiveControl.all(in: tree)
    return selection.index(in: controls).flatMap { controls[$0].scroller }
      ?? tree.flattened.first { $0.window != nil }
  }
}
