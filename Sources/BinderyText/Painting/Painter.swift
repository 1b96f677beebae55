import BinderyComposition
import BinderyViews

/// Paints what lies in a rectangle, from a node down.
@MainActor struct Painter {
  /// What may be painted, in cells of the screen.
  var clip: Rect
  /// What is drawn fainter than it says.
  var dims = false

  init(clip: Rect) { self.clip = clip }

  func clear(_ surface: inout Surface) {
    surface.clear(clip.cellRect)
  }

  /// Paints what is inside a layout node that stands at a place of the screen.
  func paint(_ node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface) {
    if node.isOutOfRoom() { return }
    let slot = node.slot
    if slot.pointee.traits.contains(.isPlain) {
      paintElements(of: node, x, y, on: &surface)
      return
    }
    switch slot.pointee.rule {
    case .hidden: return
    case .opacity(let value): paintOpacity(node, value, x, y, on: &surface)
    case .background: paintBackground(of: node, x, y, on: &surface)
    case .border(let border):
      paintElements(of: node, x, y, on: &surface)
      paintBorder(border, node, x, y, on: &surface)
    case .scroll, .clip:
      var inner = self
      inner.clip = clip.intersection(Rect(slot.pointee.geometry).at(x, y))
      if !inner.clip.isEmpty { inner.paintElements(of: node, x, y, on: &surface) }
    case .topmost:
      let elements = Elements(node)
      if elements.count > 0 { paint(elements[elements.count - 1], x, y, on: &surface) }
    case .fits:
      guard let chosen = slot.extra as? ChosenElement else { return }
      let elements = Elements(node)
      if chosen.index < elements.count { paint(elements[chosen.index], x, y, on: &surface) }
    case .depth: paintDepth(node, x, y, on: &surface)
    case .rows:
      paintRows(of: node, x, y, on: &surface)
      paintElements(of: node, x, y, on: &surface)
    default: paintElements(of: node, x, y, on: &surface)
    }
  }

  /// Paints elements one over another: the later ones in front, unless they say otherwise.
  private func paintDepth(
    _ node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    let elements = Elements(node)
    guard elements.count > 1, (0..<elements.count).contains(where: { elements[$0].zIndex != 0 })
    else {
      for index in 0..<elements.count { paint(elements[index], x, y, on: &surface) }
      return
    }
    let order = (0..<elements.count).map { (zIndex: elements[$0].zIndex, index: $0) }
    for next in order.sorted(by: { ($0.zIndex, $0.index) < ($1.zIndex, $1.index) }) {
      paint(elements[next.index], x, y, on: &surface)
    }
  }

  /// Paints what lies behind the rows of a list, and marks those that are chosen.
  private func paintRows(of node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface) {
    guard let state = node.slot.extra as? LazyState else { return }
    let width = node.slot.pointee.geometry.width
    for row in state.rows where row.isChosen || row.background != nil {
      let rect = Rect(x, y &+ row.start, x &+ width, y &+ row.start &+ row.length)
      let visible = rect.intersection(clip)
      if visible.isEmpty { continue }
      if let background = row.background, !background.isClear {
        surface.fill(visible.cellRect, background: CellColor(background))
      }
      if row.isChosen && visible.y0 == rect.y0 {
        surface.write("▸", x: Int(x), y: Int(rect.y0), clip: Int(clip.x0)..<Int(clip.x1))
      }
    }
  }

  private func paintElements(
    of node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    let elements = Elements(node)
    // Few have ends, which are taken out only where there are any.
    if elements.count <= 8 || node.slot.pointee.overflows
      || !paintSeen(elements, of: node, x, y, on: &surface)
    {
      for index in 0..<elements.count { paint(elements[index], x, y, on: &surface) }
    }
  }

  /// Paints those of many elements that can be seen, found by where they end. Returns false where
  /// that is not known.
  @inline(never) private func paintSeen(
    _ elements: Elements, of node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) -> Bool {
    let ends = node.slot.ends
    guard ends.count == elements.count, let axis = node.axis else { return false }
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? clip.x0 &- x : clip.y0 &- y
    let end = isHorizontal ? clip.x1 &- x : clip.y1 &- y
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= start { low = middle + 1 } else { high = middle }
    }
    while low < elements.count {
      let geometry = elements[low].geometry
      if (isHorizontal ? geometry.x : geometry.y) >= end { break }
      paint(elements[low], x, y, on: &surface)
      low += 1
    }
    return true
  }

  /// Paints the layer, which is the last element, then the content.
  private func paintBackground(
    of node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    let elements = Elements(node)
    guard elements.count > 0 else { return }
    paint(elements[elements.count - 1], x, y, on: &surface)
    for index in 0..<(elements.count - 1) { paint(elements[index], x, y, on: &surface) }
  }

  private func paintOpacity(
    _ node: LayoutNode, _ value: Double, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    if value <= 0 { return }
    var inner = self
    if value < 0.7 { inner.dims = true }
    inner.paintElements(of: node, x, y, on: &surface)
  }

  /// Paints an element of a node that stands at a place of the screen.
  private func paint(_ element: Element, _ x: Int32, _ y: Int32, on surface: inout Surface) {
    if let slot = element.slot {
      let geometry = slot.pointee.geometry
      if !element.reachesOutside
        && Rect(geometry).moved(x, y).intersection(clip).isEmpty
      {
        return
      }
      element.withLayout { paint($0, x &+ geometry.x, y &+ geometry.y, on: &surface) }
      return
    }
    let rect = Rect(element.geometry).moved(x, y)
    let visible = rect.intersection(clip)
    if visible.isEmpty { return }
    switch element.leaf.pointee.leaf {
    case .text(let text): paint(text, element, rect, visible, on: &surface)
    case .spacer: break
    case .divider: paintDivider(rect, visible, on: &surface)
    case .fill(let fill): paint(fill, element, rect, on: &surface)
    }
  }
}

extension Rect {
  /// The rectangle of the same size that begins elsewhere.
  func at(_ x: Int32, _ y: Int32) -> Rect { moved(x &- x0, y &- y0) }

  var cellRect: CellRect {
    CellRect(
      x: Int(x0), y: Int(y0), width: max(0, Int(x1) - Int(x0)), height: max(0, Int(y1) - Int(y0)))
  }
}
