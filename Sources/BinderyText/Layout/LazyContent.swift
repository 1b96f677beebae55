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
