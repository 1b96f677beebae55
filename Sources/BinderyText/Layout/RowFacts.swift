import BinderyComposition
import BinderyViews

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
