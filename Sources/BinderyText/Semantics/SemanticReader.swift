import BinderyComposition
import BinderyViews

/// Reads what a mounted tree means.
@MainActor struct SemanticReader {
  /// The elements below a node that stands in a layout node at a place of the screen.
  func elements(below node: Node, _ x: Int32, _ y: Int32) -> [SemanticElement] {
    (0..<node.childCount).flatMap { index in
      elements(of: node.childBase.unsafelyUnwrapped + index, in: node, x, y)
    }
  }

  func elements(
    of child: Element, in parent: Node, _ x: Int32, _ y: Int32
  ) -> [SemanticElement] {
    guard let node = child.pointee.node else { return leaf(child, in: parent, x, y) }
    if let layout = node.asLayout { return elements(in: layout, x, y) }
    guard case .semantics(let semantics)? = node.annotation else {
      let inner = elements(below: node, x, y)
      if case .rowAction? = node.annotation { return aside(inner) }
      return inner
    }
    if semantics.isHidden ?? false { return [] }
    return apply(semantics, to: elements(below: node, x, y), in: node)
  }

  /// The elements of a layout node that stands in another one at a place of the screen.
  func elements(in layout: LayoutNode, _ x: Int32, _ y: Int32) -> [SemanticElement] {
    let (x, y) = layout.place(in: x, y)
    switch layout.slot.pointee.rule {
    case .hidden: return []
    case .opacity(let value) where value <= 0: return []
    case .topmost:
      // Earlier screens are mounted, but cannot be seen.
      for index in (0..<layout.childCount).reversed() {
        let child = layout.childBase.unsafelyUnwrapped + index
        var laidOut: ContiguousArray<Element> = []
        LayoutNode.gather(child, into: &laidOut)
        if !laidOut.isEmpty { return topmost(child, in: layout, x, y) }
      }
      return []
    case .fits:
      guard let chosen = layout.slot.pointee.extra as? ChosenElement else { return [] }
      let elements = Elements(layout)
      guard chosen.index < elements.count else { return [] }
      return self.elements(of: elements[chosen.index], in: layout, x, y)
    case .rows: return rows(below: layout, in: ListPlace(layout, x, y))
    default: return elements(below: layout, x, y)
    }
  }

  /// The last of the screens that a child holds.
  private func topmost(
    _ child: Element, in parent: Node, _ x: Int32, _ y: Int32
  ) -> [SemanticElement] {
    guard let rows = child.pointee.node as? AnyForEachNode, rows.childCount > 0 else {
      return elements(of: child, in: parent, x, y)
    }
    let last = rows.childBase.unsafelyUnwrapped + (rows.childCount - 1)
    return elements(of: last, in: rows, x, y)
  }

  private func leaf(
    _ child: Element, in parent: Node, _ x: Int32, _ y: Int32
  ) -> [SemanticElement] {
    guard case .text(let text) = child.pointee.leaf, !text.string.isEmpty else { return [] }
    return [
      SemanticElement(
        semantics: Semantics(.text), label: text.string,
        isEnabled: child.pointee.environment.isEnabled,
        frame: child.rect(in: parent).moved(x, y).cellRect)
    ]
  }

  /// An element of its own where there is a role; else the one inside is edited.
  private func apply(
    _ semantics: Semantics, to inner: [SemanticElement], in node: Node
  ) -> [SemanticElement] {
    if semantics.role == nil && inner.count == 1 && semantics.combinesChildren != true {
      var element = inner[0]
      element.semantics = element.semantics.edited(by: semantics)
      element.label = semantics.label ?? element.label
      return [element]
    }
    let says = inner.filter { !$0.isAside }.flatMap(\.flattened)
      .filter { $0.role == .text || $0.role == .image }
    let frame = inner.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 }
    var element = SemanticElement(
      semantics: semantics, label: semantics.label ?? says.map(\.label).joined(separator: ", "),
      isEnabled: node.environment.isEnabled,
      frame: frame ?? CellRect(x: 0, y: 0, width: 0, height: 0))
    if semantics.role == .list || semantics.role == .scroll { element.window = node.firstWindow }
    if semantics.combinesChildren != true { element.children = inner }
    return [element]
  }
}

extension CellRect {
  func union(_ other: CellRect) -> CellRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return CellRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension Composition {
  /// What is on the screen, as a person tells it apart.
  ///
  /// Pending changes are flushed first. While a layer is above the screen, only the topmost layer
  /// can be used, and only it is given.
  /// - Complexity: O(mounted nodes).
  package var semanticTree: SemanticElement {
    flush()
    let reader = SemanticReader()
    let elements: [SemanticElement]
    if let layer = layers.last?.layer {
      elements = reader.elements(in: layer, 0, 0)
    } else {
      elements = reader.elements(in: top, 0, 0)
    }
    return SemanticElement(
      semantics: Semantics(.group), label: "", isEnabled: true,
      frame: CellRect(x: 0, y: 0, width: size.width, height: size.height), children: elements)
  }
}
