import BinderyComposition
import BinderyViews
import Foundation

extension SemanticReader {
  /// Reads what is below a node of a list: a row for each of its views.
  func readRows(
    below node: Node, _ place: ListPlace, _ surroundings: Surroundings, into reading: inout Reading
  ) {
    if node.isOutOfRoom() { return }
    for index in 0..<node.childCount {
      var place = place
      if let rows = node as? AnyForEachNode {
        place.row = ListPlace.Row(rows: rows, index: rows.window.lowerBound + index)
      }
      readRows(
        of: node.childBase.unsafelyUnwrapped + index, in: node, place, surroundings, into: &reading)
    }
  }

  private func readRows(
    of child: Element, in parent: Node, _ outerPlace: ListPlace, _ outer: Surroundings,
    into reading: inout Reading
  ) {
    var place = outerPlace
    var surroundings = outer
    if let node = child.node, node.asLayout == nil {
      if explains { surroundings.note(node) }
      if case .row(let traits)? = node.annotation {
        place.traits = traits.over(place.traits)
        // The parts of a section are what they are.
        if traits.isSectionPart ?? false {
          read(child, in: parent, place.x, place.y, outer, into: &reading)
          return
        }
      }
      if case .semantics(let semantics)? = node.annotation, semantics.isHidden ?? false {
        if !explains { return }
        surroundings.hide(by: ".accessibilityHidden(true)")
      }
      if node.holdsRows {
        readRows(below: node, place, surroundings, into: &reading)
        return
      }
    }
    var laidOut: ContiguousArray<Element> = []
    LayoutNode.gather(child, into: &laidOut)
    if laidOut.count > 1, let node = child.node {
      readRows(below: node, place, surroundings, into: &reading)
      return
    }
    var inner = Reading()
    read(child, in: parent, place.x, place.y, outer, into: &inner)
    if inner.elements.isEmpty { return }
    reading.elements.append(row(inner, of: child, laidOut.first, place, surroundings))
  }

  private func row(
    _ inner: Reading, of child: Element, _ laidOut: Element?, _ place: ListPlace,
    _ surroundings: Surroundings
  ) -> SemanticElement {
    var facts = RowFacts()
    facts.traits = place.traits
    if let node = child.node { facts.add(within: node) }
    var semantics = Semantics(.row)
    if let row = place.row { addEditing(of: row, facts.traits, to: &semantics) }
    if let selection = place.selection, facts.traits.isSelectionDisabled != true,
      let tag = facts.tag ?? place.row.map({ $0.rows.rowID(at: $0.index) })
    {
      semantics.actions.activate = { selection.choose(tag) }
      if selection.chosen.contains(tag) { semantics.traits.insert(.isSelected) }
    }
    // What a swipe would show can be done with the row itself.
    for element in inner.elements where element.isAside {
      guard let activate = element.semantics.actions.activate else { continue }
      semantics.actions.named.append(
        Semantics.NamedAction(name: element.label, perform: activate))
    }
    var frame = inner.frame
    if let geometry = laidOut?.geometry {
      let top = place.y &+ geometry.y
      frame = Rect(place.x, top, place.x &+ place.width, top &+ geometry.height)
    }
    let isEnabled = inner.elements.contains { $0.isEnabled }
    return SemanticElement(
      semantics, isEnabled: isEnabled, frame: frame.cellRect, children: inner.elements,
      obstacle: surroundings.obstacle(isEnabled: isEnabled, explains))
  }

  private func addEditing(
    of row: ListPlace.Row, _ traits: ListRowTraits, to semantics: inout Semantics
  ) {
    let (rows, index) = (row.rows, row.index)
    let (canDelete, canMove) = (
      rows.editing.delete != nil && traits.isDeleteDisabled != true,
      rows.editing.move != nil && traits.isMoveDisabled != true
    )
    if !canDelete && !canMove { return }
    // Rows may have come and gone when one of these is called.
    let id = rows.rowID(at: index)
    if canDelete {
      semantics.actions.delete = {
        guard let index = rows.position(ofRow: id, lastAt: index) else { return }
        rows.editing.delete?(IndexSet(integer: index))
      }
    }
    if canMove {
      semantics.actions.move = { destination in
        guard let index = rows.position(ofRow: id, lastAt: index) else { return }
        rows.editing.move?(IndexSet(integer: index), destination)
      }
    }
  }
}

/// Where the views of a list stand, and what is said of them on the way.
@MainActor struct ListPlace {
  struct Row {
    let rows: AnyForEachNode
    let index: Int
  }
  let x: Int32
  let y: Int32
  let width: Int32
  let selection: ListSelection?
  /// The row of a `ForEach` that the views are in.
  var row: Row?
  var traits = ListRowTraits()

  init(_ list: LayoutNode, _ x: Int32, _ y: Int32) {
    self.x = x
    self.y = y
    width = list.slot.pointee.geometry.width
    if case .rows(let rows) = list.slot.pointee.rule {
      selection = rows.selection
    } else {
      selection = nil
    }
  }
}

extension RowFacts {
  /// Adds what is said from a node down to the one thing that it lays out.
  @MainActor fileprivate mutating func add(within node: Node) {
    var node: Node? = node
    while let current = node, current.asLayout == nil {
      switch current.annotation {
      case .tag(let tag)?: self.tag = tag
      case .row(let inner)?: traits = inner.over(traits)
      default: break
      }
      node = current.childCount == 1 ? current.childBase?.node : nil
    }
  }
}

extension Node {
  /// Whether rows, or parts of a section, are told apart below a node that is not laid out.
  fileprivate var holdsRows: Bool {
    if self is AnyForEachNode { return true }
    if childCount == 1, let only = childBase, only.isLaidOut { return false }
    var holdsRows = false
    descend { child in
      if child.asLayout != nil { return .pass }
      holdsRows = child is AnyForEachNode || child.isSectionPart
      return holdsRows ? .stop : .descend
    }
    return holdsRows
  }

  private var isSectionPart: Bool {
    guard case .row(let traits)? = annotation else { return false }
    return traits.isSectionPart ?? false
  }
}
