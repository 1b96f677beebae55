import BinderyComposition
import BinderyViews

/// What a lazy container holds, in order: elements that are always mounted, and rows that are
/// mounted while they are in the window.
@MainActor final class LazyContent {
  enum Part {
    /// Something that is laid out, and the node it is a child of.
    case element(Element, in: Node)
    case rows(AnyForEachNode)
  }
  private(set) var parts: ContiguousArray<Part> = []

  /// Collects what is directly in a container.
  init(of container: LayoutNode) { collect(from: container) }

  /// Collects what a mounted row holds.
  init(row child: Element, of rows: AnyForEachNode) { collect(child, in: rows) }

  private func collect(from node: Node) {
    for index in 0..<node.childCount {
      collect(node.childBase.unsafelyUnwrapped + index, in: node)
    }
  }

  private func collect(_ child: Element, in node: Node) {
    guard let inner = child.node else {
      parts.append(.element(child, in: node))
      return
    }
    if let rows = inner as? AnyForEachNode, rows.isLazy {
      parts.append(.rows(rows))
    } else if inner.asLayout == nil {
      collect(from: inner)
    } else {
      var elements: ContiguousArray<Element> = []
      LayoutNode.gather(child, into: &elements)
      for element in elements { parts.append(.element(element, in: inner)) }
    }
  }
}

/// What a renderer remembers of the rows of a `ForEach` in a lazy container.
@MainActor final class RowMemory {
  /// Lengths along the axis of the container, with the gap after each.
  var lengths = RowLengths()
}

extension AnyForEachNode {
  var memory: RowMemory {
    if let memory = layoutMemory as? RowMemory { return memory }
    let memory = RowMemory()
    if let old = (donor as? AnyForEachNode)?.layoutMemory as? RowMemory {
      memory.lengths = old.lengths
    }
    layoutMemory = memory
    return memory
  }

  /// What a mounted row holds.
  func content(ofRow row: Int) -> LazyContent {
    LazyContent(row: childBase.unsafelyUnwrapped + (row - window.lowerBound), of: self)
  }
}

/// What a lazy container keeps between layouts.
@MainActor final class LazyState {
  var content: LazyContent
  /// What is known of each element that was placed, where the container is a list.
  var rows: ContiguousArray<PlacedRow> = []

  /// Whether an element that was placed says itself where it is lined up.
  var hasGuides = false

  init(_ content: LazyContent) { self.content = content }

  /// Whether anything is painted besides the elements.
  var hasDecoration: Bool { rows.contains { $0.isChosen || $0.background != nil } }
}

extension LayoutNode {
  /// What the node keeps as a lazy container, brought up to date.
  var lazyState: LazyState {
    let state: LazyState
    if let known = slot.pointee.extra as? LazyState {
      state = known
      if slot.pointee.elementsAreStale { state.content = LazyContent(of: self) }
    } else {
      state = LazyState(LazyContent(of: self))
      slot.pointee.extra = state
    }
    slot.pointee.elementsAreStale = false
    slot.pointee.isFlat = false
    return state
  }
}

extension Node {
  /// What is said of a row of a list from what is laid out up to the list.
  func row(below container: LayoutNode) -> RowFacts {
    var facts = RowFacts()
    var node: Node? = self
    while let current = node, current !== container {
      switch current.annotation {
      case .tag(let tag)? where facts.tag == nil && !facts.isOutside: facts.tag = tag
      case .row(let traits)?: facts.traits = facts.traits.over(traits)
      default: break
      }
      if current is AnyForEachNode { facts.isOutside = true }
      node = current.parent
    }
    return facts
  }
}

/// What is said of a row of a list.
struct RowFacts {
  var tag: AnyHashable?
  var traits = ListRowTraits()
  /// Whether the search has left the row.
  fileprivate var isOutside = false
}
