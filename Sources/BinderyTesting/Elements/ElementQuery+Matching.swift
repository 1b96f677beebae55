import BinderyText
import BinderyViews

/// An element that answers a query, and what it stands in, the outermost first.
@MainActor struct Match {
  let element: SemanticElement
  let ancestors: [SemanticElement]
}

extension ElementQuery {
  /// The elements in a region that answer the query, in the order of the tree.
  @MainActor func matches(in region: Match) -> [Match] {
    var search = Search(query: self, ancestors: region.ancestors + [region.element])
    search.visit(region.element)
    return search.result
  }

  /// One walk through a region.
  @MainActor private struct Search {
    let query: ElementQuery
    var ancestors: [SemanticElement]
    /// Those that answer exactly.
    var exact: [Match] = []
    /// Those that answer if none does so exactly.
    var fallback: [Match] = []
    var position = 0

    init(query: ElementQuery, ancestors: [SemanticElement]) {
      self.query = query
      self.ancestors = ancestors
    }

    var result: [Match] { exact.isEmpty ? fallback : exact }

    mutating func visit(_ element: SemanticElement) {
      let role = query.role
      for child in element.children {
        if role == nil || child.role == role { judge(child) }
        if child.children.isEmpty { continue }
        ancestors.append(child)
        visit(child)
        ancestors.removeLast()
      }
    }

    private mutating func judge(_ element: SemanticElement) {
      switch query.name {
      case .only: exact.append(Match(element: element, ancestors: ancestors))
      case .label(let label):
        if element.label == label {
          exact.append(Match(element: element, ancestors: ancestors))
        } else if element.semantics.identifier == label {
          fallback.append(Match(element: element, ancestors: ancestors))
        }
      case .identifier(let identifier):
        if element.semantics.identifier == identifier {
          exact.append(Match(element: element, ancestors: ancestors))
        }
      case .containing(let text):
        let labels = element.flattened.map(\.label)
        if labels.contains(text) {
          exact.append(Match(element: element, ancestors: ancestors))
        } else if labels.contains(where: { $0.contains(text) }) {
          fallback.append(Match(element: element, ancestors: ancestors))
        }
      case .focused:
        if element.semantics.actions.isFocused?() ?? false {
          exact.append(Match(element: element, ancestors: ancestors))
        }
      case .position(let wanted):
        if position == wanted { exact.append(Match(element: element, ancestors: ancestors)) }
        position += 1
      }
    }
  }
}
