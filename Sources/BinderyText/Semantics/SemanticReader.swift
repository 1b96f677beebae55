import BinderyComposition
import BinderyViews

/// Reads what a mounted tree means.
///
/// Asked to explain, it also gives what cannot be used, and says why; else it passes that over.
@MainActor struct SemanticReader {
  let explains: Bool

  /// What holds for all that is read below a node.
  struct Surroundings {
    /// Why nothing here can be used.
    var obstacle: Obstacle?
    /// The view that the node belongs to, where the reader explains.
    var view: String?
    /// The view that disables what is here.
    var disabledIn: String?
  }

  /// What was read: the elements, and the place they take on the screen.
  struct Reading {
    var elements: [SemanticElement] = []
    var frame = Rect(0, 0, 0, 0)
    /// The only window among what was read, as long as it is the only one.
    var window: LayoutNode?

    mutating func add(_ rect: Rect) {
      if rect.isEmpty { return }
      frame =
        frame.isEmpty
        ? rect
        : Rect(
          min(frame.x0, rect.x0), min(frame.y0, rect.y0), max(frame.x1, rect.x1),
          max(frame.y1, rect.y1))
    }
  }

  /// Reads the children of a node that stands in a layout node at a place of the screen.
  private func read(
    below node: Node, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    for index in 0..<node.childCount {
      read(node.childBase.unsafelyUnwrapped + index, in: node, x, y, surroundings, into: &reading)
    }
  }

  private func read(
    _ child: Element, in parent: Node, _ x: Int32, _ y: Int32, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    guard let node = child.pointee.node else {
      readLeaf(child, x, y, outer, into: &reading)
      return
    }
    var surroundings = outer
    if explains { note(node, &surroundings) }
    if let layout = node.asLayout {
      read(layout, x, y, surroundings, into: &reading)
      return
    }
    guard case .semantics(let semantics)? = node.annotation else {
      read(below: node, x, y, surroundings, into: &reading)
      return
    }
    if semantics.isHidden ?? false {
      if !explains { return }
      hide(by: ".accessibilityHidden(true)", &surroundings)
    }
    var inner = Reading()
    read(below: node, x, y, surroundings, into: &inner)
    reading.add(inner.frame)
    if let window = inner.window { reading.window = window }
    apply(semantics, to: inner, node, surroundings, into: &reading.elements)
  }

  /// Reads a layout node that stands in another one at a place of the screen.
  func read(
    _ layout: LayoutNode, _ x: Int32, _ y: Int32, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    let geometry = layout.slot.pointee.geometry
    let (x, y) = (x &+ geometry.x, y &+ geometry.y)
    reading.add(Rect(x, y, x &+ geometry.width, y &+ geometry.height))
    var surroundings = outer
    switch layout.slot.pointee.rule {
    case .hidden:
      if !explains { return }
      hide(by: ".hidden()", &surroundings)
    case .opacity(let value) where value <= 0:
      if !explains { return }
      hide(by: ".opacity(0)", &surroundings)
    case .topmost:
      readTopmost(of: layout, x, y, surroundings, into: &reading)
      return
    case .fits:
      guard let chosen = layout.slot.pointee.extra as? ChosenElement else { return }
      let elements = Elements(layout)
      guard chosen.index < elements.count else { return }
      read(elements[chosen.index], in: layout, x, y, surroundings, into: &reading)
      return
    case .scroll: reading.window = layout
    default: break
    }
    let place = reading.frame
    read(below: layout, x, y, surroundings, into: &reading)
    // What is inside may be longer than the place it has.
    reading.frame = place
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
      if let rows = child.pointee.node as? AnyForEachNode {
        for row in 0..<rows.childCount {
          screens.append((rows.childBase.unsafelyUnwrapped + row, rows))
        }
      } else {
        screens.append((child, layout))
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
    _ child: Element, _ x: Int32, _ y: Int32, _ surroundings: Surroundings,
    into reading: inout Reading
  ) {
    let rect = Rect(child.pointee.geometry).moved(x, y)
    reading.add(rect)
    guard case .text(let text) = child.pointee.leaf, !text.string.isEmpty else { return }
    let isEnabled = child.pointee.environment.isEnabled
    reading.elements.append(
      SemanticElement(
        Semantics(.text), isEnabled: isEnabled, frame: rect.cellRect, text: [text.string],
        obstacle: obstacle(surroundings, isEnabled)))
  }

  /// An element of its own where there is a role; else the one inside is edited.
  private func apply(
    _ semantics: Semantics, to inner: Reading, _ node: Node, _ surroundings: Surroundings,
    into elements: inout [SemanticElement]
  ) {
    if semantics.role == nil && inner.elements.count == 1 && semantics.combinesChildren != true {
      let element = inner.elements[0]
      element.semantics = element.semantics.edited(by: semantics)
      elements.append(element)
      return
    }
    var children = inner.elements
    var words: [String] = []
    if semantics.combinesChildren == true {
      if semantics.label == nil {
        words = children.flatMap(\.flattened).filter { $0.role == .text || $0.role == .image }
          .map(\.label)
      }
      children = []
    }
    let isEnabled = node.environment.isEnabled
    elements.append(
      SemanticElement(
        semantics, isEnabled: isEnabled, frame: inner.frame.cellRect, children: children,
        text: words, obstacle: obstacle(surroundings, isEnabled), window: inner.window))
  }
}

// MARK: - Explaining

extension SemanticReader {
  private func obstacle(_ surroundings: Surroundings, _ isEnabled: Bool) -> Obstacle? {
    if !explains { return nil }
    if let obstacle = surroundings.obstacle { return obstacle }
    return isEnabled ? nil : .disabled(in: surroundings.disabledIn)
  }

  /// Notes which view a node belongs to, and whether it disables what is below.
  private func note(_ node: Node, _ surroundings: inout Surroundings) {
    if let view = node.userView { surroundings.view = view }
    if !node.environment.isEnabled, node.parent?.environment.isEnabled ?? true {
      surroundings.disabledIn = surroundings.view
    }
  }

  private func hide(by modifier: String, _ surroundings: inout Surroundings) {
    if surroundings.obstacle == nil {
      surroundings.obstacle = .hidden(by: modifier, in: surroundings.view)
    }
  }
}
