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
    return apply(semantics, to: elements(below: node, x, y), in: node, x, y)
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
    guard case .text(let text) = child.pointee.leaf, !text.string.isEmpty, !text.isDecoration
    else { return [] }
    return [
      SemanticElement(
        semantics: Semantics(.text), label: text.string,
        isEnabled: child.pointee.environment.isEnabled,
        frame: child.rect(in: parent).moved(x, y).cellRect)
    ]
  }

  /// An element of its own where there is a role; else the one inside is edited.
  private func apply(
    _ semantics: Semantics, to inner: [SemanticElement], in node: Node, _ x: Int32, _ y: Int32
  ) -> [SemanticElement] {
    let standsAlone =
      semantics.role != nil || semantics.combinesChildren == true
      || semantics.ignoresChildren == true
    if !standsAlone && inner.count == 1 {
      var element = inner[0]
      element.semantics = element.semantics.edited(by: semantics)
      element.label = semantics.label ?? element.label
      element.isEnabled = element.isEnabled && node.environment.isEnabled
      element.dropUnusableActions()
      return [element]
    }
    let says =
      semantics.ignoresChildren == true ? [] : inner.filter { !$0.isAside }.flatMap(\.spoken)
    var element = SemanticElement(
      semantics: semantics, label: semantics.label ?? says.joined(separator: ", "),
      isEnabled: node.environment.isEnabled,
      frame: area(below: node, x, y)?.cellRect ?? CellRect(x: 0, y: 0, width: 0, height: 0))
    if semantics.role == .list || semantics.role == .scroll { element.window = node.firstWindow }
    let all = inner.flatMap(\.flattened)
    if semantics.role == .picker && semantics.value == nil {
      element.semantics.value =
        all.first { $0.role == .option && $0.semantics.traits.contains(.isSelected) }?.label
    }
    if semantics.combinesChildren == true {
      for part in all where part.role != .option { element.combine(part.semantics) }
    } else if semantics.ignoresChildren != true {
      element.children = inner
    }
    element.dropUnusableActions()
    return [element]
  }

  /// The rectangle of all that is laid out below a node.
  private func area(below node: Node, _ x: Int32, _ y: Int32) -> Rect? {
    var area: Rect?
    for index in 0..<node.childCount {
      let child = node.childBase.unsafelyUnwrapped + index
      let rect: Rect?
      if let inner = child.pointee.node {
        // What can be done to a row is not shown.
        if case .rowAction? = inner.annotation { continue }
        if let layout = inner.asLayout, !layout.isDistributed {
          let place = layout.place(in: x, y)
          rect = Rect(layout.slot.pointee.geometry).at(place.0, place.1)
        } else {
          rect = self.area(below: inner, x, y)
        }
      } else {
        rect = child.rect(in: node).moved(x, y)
      }
      if let rect { area = area?.union(rect) ?? rect }
    }
    return area
  }
}

extension SemanticElement {
  /// Takes over what a part can do, where the element itself cannot.
  fileprivate mutating func combine(_ part: Semantics) {
    let named = semantics.actions.named
    semantics.actions = part.actions.replaced(by: semantics.actions)
    semantics.actions.named = named + part.actions.named
    semantics.traits.formUnion(part.traits.subtracting(semantics.removedTraits))
  }

  /// Something that cannot be used has no actions.
  fileprivate mutating func dropUnusableActions() {
    if !isEnabled { semantics.actions = semantics.actions.whileDisabled }
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
