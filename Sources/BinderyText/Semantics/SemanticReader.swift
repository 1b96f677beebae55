import BinderyComposition
import BinderyViews

/// Reads what a mounted tree means.
///
/// Asked to explain, it also gives what cannot be used, and says why; else it passes that over.
@MainActor struct SemanticReader {
  let explains: Bool

  /// What was read: the elements, and the place they take on the screen.
  struct Reading {
    var elements: [SemanticElement] = []
    var frame = Rect(0, 0, 0, 0)

    mutating func add(_ rect: Rect) {
      if rect.isEmpty { return }
      frame = frame.isEmpty ? rect : frame.union(rect)
    }

    /// Has nothing around be called by the elements from a position on.
    @MainActor func silence(from start: Int) {
      for element in elements[start...] { element.isUnspoken = true }
    }
  }

  /// Reads the children of a node that stands in a layout node at a place of the screen.
  ///
  /// What only passes on is gone through in a loop: trees are deep, and each call takes stack.
  func read(
    below outer: Node, _ x: Int32, _ y: Int32, _ outerSurroundings: Surroundings,
    into reading: inout Reading
  ) {
    if outer.isOutOfRoom() { return }
    var node = outer
    var surroundings = outerSurroundings
    while let only = node.onlyChildThatPassesOn {
      if explains { surroundings.note(only) }
      node = only
    }
    guard var child = node.childBase else { return }
    let end = child + node.childCount
    while child < end {
      read(child, in: node, x, y, surroundings, into: &reading)
      child += 1
    }
  }

  func read(
    _ child: Element, in parent: Node, _ x: Int32, _ y: Int32, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    guard let node = child.node else {
      readLeaf(child, in: parent, x, y, outer, into: &reading)
      return
    }
    var surroundings = outer
    if explains { surroundings.note(node) }
    if child.isLaidOut {
      read(unsafeDowncast(node, to: LayoutNode.self), x, y, surroundings, into: &reading)
    } else if node.mayBeAnnotated {
      readMeaning(of: node, x, y, surroundings, into: &reading)
    } else {
      read(below: node, x, y, surroundings, into: &reading)
    }
  }

  /// Reads a node that says what is below it.
  private func readMeaning(
    of node: Node, _ x: Int32, _ y: Int32, _ outer: Surroundings, into reading: inout Reading
  ) {
    var surroundings = outer
    switch node.annotation {
    case .semantics(let semantics)?:
      let start = reading.elements.count
      let isHidden = semantics.isHidden ?? false
      if isHidden {
        if !explains { return }
        surroundings.hide(by: ".accessibilityHidden(true)")
      }
      var inner = Reading()
      read(below: node, x, y, surroundings, into: &inner)
      reading.add(inner.frame)
      apply(semantics, to: inner, node, surroundings, into: &reading.elements)
      if isHidden { reading.silence(from: start) }
    case .rowAction?:
      var inner = Reading()
      read(below: node, x, y, surroundings, into: &inner)
      for element in inner.elements {
        element.isAside = true
        element.frame = Rect(0, 0, 0, 0).cellRect
      }
      reading.elements += inner.elements
    default: read(below: node, x, y, surroundings, into: &reading)
    }
  }

  /// Reads a layout node that stands in another one at a place of the screen.
  func read(
    _ layout: LayoutNode, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    let geometry = layout.slot.pointee.geometry
    let (x, y) = layout.place(in: x, y)
    if layout.isDistributed {
      readInside(layout, x, y, surroundings, into: &reading)
      return
    }
    reading.add(Rect(x, y, x &+ geometry.width, y &+ geometry.height))
    // What is inside may be longer than the place it has.
    let place = reading.frame
    readInside(layout, x, y, surroundings, into: &reading)
    reading.frame = place
  }

  private func readInside(
    _ layout: LayoutNode, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    if layout.slot.pointee.traits.contains(.mayHide) {
      readPart(of: layout, x, y, surroundings, into: &reading)
    } else {
      read(below: layout, x, y, surroundings, into: &reading)
    }
  }

  /// Reads a layout node that may not show all that is inside.
  private func readPart(
    of layout: LayoutNode, _ x: Int32, _ y: Int32, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    switch layout.slot.pointee.rule {
    case .hidden: readHidden(layout, x, y, outer, by: ".hidden()", into: &reading)
    case .opacity(let value) where value <= 0:
      readHidden(layout, x, y, outer, by: ".opacity(0)", into: &reading)
    case .topmost: readTopmost(of: layout, x, y, outer, into: &reading)
    case .fits:
      guard let chosen = layout.slot.extra as? ChosenElement else { return }
      var index = chosen.index
      readChosen(&index, below: layout, x, y, outer, into: &reading)
    case .rows: readRows(below: layout, ListPlace(layout, x, y), outer, into: &reading)
    default: read(below: layout, x, y, outer, into: &reading)
    }
  }

  private func readHidden(
    _ layout: LayoutNode, _ x: Int32, _ y: Int32, _ outer: Surroundings, by modifier: String,
    into reading: inout Reading
  ) {
    if !explains { return }
    let start = reading.elements.count
    var surroundings = outer
    surroundings.hide(by: modifier)
    read(below: layout, x, y, surroundings, into: &reading)
    if surroundings.obstacle != outer.obstacle { reading.silence(from: start) }
  }

  /// Reads the one that is shown of the elements below a node, with what is said of it on the way.
  /// - Parameter index: How many elements come before it; negative afterwards if it was there.
  private func readChosen(
    _ index: inout Int, below node: Node, _ x: Int32, _ y: Int32, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    for position in 0..<node.childCount where index >= 0 {
      let child = node.childBase.unsafelyUnwrapped + position
      var elements: ContiguousArray<Element> = []
      LayoutNode.gather(child, into: &elements)
      if index >= elements.count {
        index -= elements.count
        continue
      }
      guard elements.count > 1, let inner = child.pointee.node else {
        read(child, in: node, x, y, outer, into: &reading)
        index = -1
        return
      }
      var surroundings = outer
      if explains { surroundings.note(inner) }
      guard case .semantics(let semantics)? = inner.annotation else {
        readChosen(&index, below: inner, x, y, surroundings, into: &reading)
        return
      }
      let isHidden = semantics.isHidden ?? false
      if isHidden && !explains { return }
      if isHidden { surroundings.hide(by: ".accessibilityHidden(true)") }
      let start = reading.elements.count
      var below = Reading()
      readChosen(&index, below: inner, x, y, surroundings, into: &below)
      reading.add(below.frame)
      apply(semantics, to: below, inner, surroundings, into: &reading.elements)
      if isHidden { reading.silence(from: start) }
      return
    }
  }

  /// Reads the last of several screens; the earlier ones are mounted, but cannot be seen.
  private func readTopmost(
    of layout: LayoutNode, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    var screens: [(Element, Node)] = []
    for index in 0..<layout.childCount {
      let child = layout.childBase.unsafelyUnwrapped + index
      var laidOut: ContiguousArray<Element> = []
      LayoutNode.gather(child, into: &laidOut)
      if laidOut.isEmpty { continue }
      guard let rows = child.node as? AnyForEachNode else {
        screens.append((child, layout))
        continue
      }
      for row in 0..<rows.childCount {
        screens.append((rows.childBase.unsafelyUnwrapped + row, rows))
      }
    }
    for (index, (screen, parent)) in screens.enumerated() {
      var own = surroundings
      if index < screens.count - 1 {
        if !explains { continue }
        own.obstacle = own.obstacle ?? .behind
      }
      read(screen, in: parent, x, y, own, into: &reading)
    }
  }

  private func readLeaf(
    _ child: Element, in parent: Node, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    let rect = child.rect(in: parent).moved(x, y)
    reading.add(rect)
    guard case .text(let text) = child.leaf.pointee.leaf, !text.string.isEmpty, !text.isDecoration
    else { return }
    let isEnabled = child.leaf.pointee.site.environment.isEnabled
    reading.elements.append(
      SemanticElement(
        Semantics(.text), isEnabled: isEnabled, frame: rect.cellRect, words: [text.string],
        obstacle: surroundings.obstacle(isEnabled: isEnabled, explains)))
  }

  /// An element of its own where there is a role; else the one inside is edited.
  private func apply(
    _ semantics: Semantics, to inner: Reading, _ node: Node, _ surroundings: Surroundings,
    into elements: inout [SemanticElement]
  ) {
    let isEnabled = node.environment.isEnabled
    let combines = semantics.combinesChildren == true
    let ignores = semantics.ignoresChildren == true
    if semantics.role == nil && !combines && !ignores && inner.elements.count == 1 {
      let element = inner.elements[0]
      element.semantics = element.semantics.edited(by: semantics)
      element.isEnabled = element.isEnabled && isEnabled
      element.dropUnusableActions()
      elements.append(element)
      return
    }
    let element = SemanticElement(
      semantics, isEnabled: isEnabled, frame: inner.frame.cellRect,
      children: combines || ignores ? [] : inner.elements,
      words: combines && !ignores && semantics.label == nil ? inner.elements.spoken : nil,
      obstacle: surroundings.obstacle(isEnabled: isEnabled, explains))
    if semantics.role == .list || semantics.role == .scroll { element.window = node.firstWindow }
    if semantics.role == .picker && semantics.value == nil {
      element.semantics.value = inner.elements.selectedOption
    }
    if combines { inner.elements.combine(into: element) }
    element.dropUnusableActions()
    elements.append(element)
  }
}

extension Node {
  /// The only child, if it says nothing of what is below it and is not laid out.
  fileprivate var onlyChildThatPassesOn: Node? {
    guard let child = onlyInnerNode?.takeUnretainedValue(), !child.mayBeAnnotated else {
      return nil
    }
    return child
  }
}

extension SemanticElement {
  /// Takes over what a part can do, where the element itself cannot.
  fileprivate func combine(_ part: Semantics) {
    if !part.hasActions && part.traits.rawValue == 0 { return }
    semantics.addActions(of: part)
    semantics.traits.formUnion(part.traits.subtracting(semantics.removedTraits))
  }

  /// Something that cannot be used has no actions.
  fileprivate func dropUnusableActions() {
    if !isEnabled { semantics.disableActions() }
  }
}

extension [SemanticElement] {
  /// Has an element that stands for all of these do what they do.
  @MainActor fileprivate func combine(into element: SemanticElement) {
    for part in self {
      if part.role != .option { element.combine(part.semantics) }
      if !part.children.isEmpty { part.children.combine(into: element) }
    }
  }

  /// The label of the option that is chosen.
  @MainActor fileprivate var selectedOption: String? {
    for element in self {
      if element.role == .option && element.semantics.traits.contains(.isSelected) {
        return element.label
      }
      if let label = element.children.selectedOption { return label }
    }
    return nil
  }
}
