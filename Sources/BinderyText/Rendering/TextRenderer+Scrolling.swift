import BinderyComposition
import BinderyViews
import Foundation

extension TextRenderer {
  /// Scrolls the windows around a view until it is seen.
  func scroll(to request: ScrollRequest) {
    guard request.node.isMounted else { return }
    // A row that is not mounted is where it is assumed to be, until it is.
    for _ in 0..<4 {
      guard let target = target(request.id, below: request.node) else { return }
      let isVertical = scroll(to: target, along: .vertical, anchor: request.anchor)
      let isHorizontal = scroll(to: target, along: .horizontal, anchor: request.anchor)
      if !isVertical && !isHorizontal { return }
      layOutChanges()
    }
  }

  /// Returns whether there was anything to scroll.
  private func scroll(to target: ScrollTarget, along axis: Axis, anchor: UnitPoint?) -> Bool {
    guard let scroll = target.container.enclosingWindow(along: axis) else { return false }
    let isHorizontal = axis == .horizontal
    let part = target.part(along: axis, in: scroll)
    let state = scroll.scroll
    let geometry = scroll.slot.pointee.geometry
    let window = Int64(isHorizontal ? geometry.width : geometry.height)
    let old = Int64(isHorizontal ? state.x : state.y)
    var new = old
    if let anchor {
      let point = isHorizontal ? anchor.x : anchor.y
      new = part.lowerBound + Int64(CellLength.whole(CGFloat(Int64(part.count) - window) * point))
    } else if part.lowerBound < old {
      new = part.lowerBound
    } else if part.upperBound > old + window {
      new = min(part.lowerBound, part.upperBound - window)
    }
    let length = Int64(isHorizontal ? state.contentWidth : state.contentHeight)
    new = max(0, min(new, length - window))
    if new == old { return false }
    if isHorizontal { state.x = Int32(clamping: new) } else { state.y = Int32(clamping: new) }
    composition.noteChange(of: scroll)
    return true
  }

  /// Finds a view by its identity, or a row by that of its element.
  private func target(_ id: AnyHashable, below node: Node) -> ScrollTarget? {
    var target = target(id, at: node)
    if target != nil { return target }
    node.descend { child in
      target = self.target(id, at: child)
      return target == nil ? .descend : .stop
    }
    return target
  }

  private func target(_ id: AnyHashable, at node: Node) -> ScrollTarget? {
    if node.identity == id, let container = node.enclosingLayout {
      var elements: ContiguousArray<Element> = []
      for index in 0..<node.childCount {
        LayoutNode.gather(node.childBase.unsafelyUnwrapped + index, into: &elements)
      }
      if !elements.isEmpty {
        return ScrollTarget(container: container, place: .elements(elements))
      }
    }
    if let rows = node as? AnyForEachNode, let index = rows.rowIndex(of: id),
      let container = rows.enclosingLayout
    {
      return ScrollTarget(container: container, place: .row(rows, index))
    }
    return nil
  }
}

/// A view to be scrolled to.
@MainActor private struct ScrollTarget {
  enum Place {
    case elements(ContiguousArray<Element>)
    case row(AnyForEachNode, Int)
  }
  /// The layout node that the view stands in.
  let container: LayoutNode
  let place: Place

  /// Where the view begins and ends in the content of a window.
  func part(along axis: Axis, in scroll: LayoutNode) -> Range<Int64> {
    let isHorizontal = axis == .horizontal
    var elements: ContiguousArray<Element> = []
    switch place {
    case .elements(let known): elements = known
    case .row(let rows, let index):
      if rows.window.contains(index) {
        LayoutNode.gather(
          rows.childBase.unsafelyUnwrapped + (index - rows.window.lowerBound), into: &elements)
      } else if rows.isLazy {
        let window = container.window(in: scroll, along: axis)
        let lengths = rows.memory.lengths
        let start =
          Int64(isHorizontal ? scroll.scroll.x : scroll.scroll.y) - window.lowerBound
          + container.start(of: rows, along: axis)
        let line = index / container.lazyState.rowsPerLine
        let position = start + lengths.position(of: line)
        return position..<max(position + 1, start + lengths.position(of: line + 1))
      }
    }
    var part: Range<Int64>?
    for element in elements {
      let geometry = element.geometry
      let start = Int64(isHorizontal ? geometry.x : geometry.y)
      let length = Int64(max(0, isHorizontal ? geometry.width : geometry.height))
      let own = start..<(start + length)
      part =
        part.map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    }
    guard let part else { return 0..<0 }
    let old = Int64(isHorizontal ? scroll.scroll.x : scroll.scroll.y)
    let shift = old - origin(of: elements, along: axis, in: scroll)
    return (part.lowerBound + shift)..<(part.upperBound + shift)
  }

  /// Where the seen part begins, in the coordinates that the elements are placed in.
  private func origin(
    of elements: ContiguousArray<Element>, along axis: Axis, in scroll: LayoutNode
  ) -> Int64 {
    let outer = elements.first?.layout?.container ?? container
    if outer === scroll { return 0 }
    return outer.window(in: scroll, along: axis).lowerBound
  }
}

extension LayoutNode {
  /// Hands over the identity of the first view in the window that is seen and that is wanted.
  func tellFirstSeen(to link: ScrollPositionLink) {
    _ = tellFirstSeen(
      below: self, along: scrollAxes.contains(.vertical) ? .vertical : .horizontal, link)
  }

  private func tellFirstSeen(below node: Node, along axis: Axis, _ link: ScrollPositionLink) -> Bool
  {
    let start = Int64(axis == .horizontal ? scroll.x : scroll.y)
    for index in 0..<node.childCount {
      let child = node.childBase.unsafelyUnwrapped + index
      let inner = child.pointee.node
      var id = inner?.identity
      if let rows = node as? AnyForEachNode { id = rows.rowID(at: rows.window.lowerBound + index) }
      if let id, let container = node.enclosingLayout {
        var elements: ContiguousArray<Element> = []
        LayoutNode.gather(child, into: &elements)
        let target = ScrollTarget(container: container, place: .elements(elements))
        if !elements.isEmpty, target.part(along: axis, in: self).upperBound > start, link.take(id) {
          return true
        }
      }
      if let inner, tellFirstSeen(below: inner, along: axis, link) { return true }
    }
    return false
  }

  /// The window that the node is, or is seen through, and that scrolls along an axis.
  fileprivate func enclosingWindow(along axis: Axis) -> LayoutNode? {
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    return scrollAxes.contains(axes) ? self : enclosingScroll(along: axis)
  }

  /// Where the rows of a `ForEach` begin in a lazy container, as far as that is known. Cells.
  fileprivate func start(of rows: AnyForEachNode, along axis: Axis) -> Int64 {
    let isHorizontal = axis == .horizontal
    var gap: Int32 = isHorizontal ? 1 : 0
    switch slot.pointee.rule {
    case .lazyStack(let axis, let alignment, let spacing):
      gap = LazyStackStyle(axis: axis, alignment: alignment, spacing: spacing).gap
    case .rows(let rows): gap = LazyStackStyle(rows).gap
    default: break
    }
    var position: Int64 = 0
    for part in lazyState.content.parts {
      switch part {
      case .element(let element, _):
        let geometry = element.geometry
        position += Int64((isHorizontal ? geometry.width : geometry.height) + gap)
      case .rows(let other):
        if other === rows { return position }
        position += other.memory.lengths.position(of: other.rowCount)
      }
    }
    return position
  }
}
