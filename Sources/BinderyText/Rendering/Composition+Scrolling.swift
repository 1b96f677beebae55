package import BinderyComposition
import BinderyViews

extension Composition {
  /// Scrolls a window by a number of cells, as far as its content goes.
  package func scroll(_ window: LayoutNode, columns: Int = 0, rows: Int = 0) {
    let state = window.scroll
    let (oldX, oldY) = (state.x, state.y)
    let axes = window.scrollAxes
    let size = window.slot.pointee.geometry
    if axes.contains(.horizontal) {
      let limit = Int(max(0, state.contentWidth - size.width))
      state.x = Int32(clamping: max(0, min(Int(state.x) + columns, limit)))
    }
    if axes.contains(.vertical) {
      let limit = Int(max(0, state.contentHeight - size.height))
      state.y = Int32(clamping: max(0, min(Int(state.y) + rows, limit)))
    }
    if state.x == oldX && state.y == oldY { return }
    noteChange(of: window)
    tellPosition(of: window)
  }

  /// Tells the modifiers around a window which view is the first that is seen in it.
  private func tellPosition(of window: LayoutNode) {
    var links: [ScrollPositionLink] = []
    var node: Node? = window
    while let current = node {
      if case .scrollPosition(let link)? = current.annotation { links.append(link) }
      node = current.parent
    }
    if links.isEmpty { return }
    flush()
    for link in links { perform { window.tellFirstSeen(to: link) } }
  }
}
