import BinderyComposition
import BinderyViews

extension Element {
  /// What the element carries to a custom layout, also from inside what modifies it.
  @MainActor func layoutValue(for key: ObjectIdentifier) -> Any? {
    var element = self
    while let layout = element.layout, layout.slot.pointee.rule.modifiesEach {
      if case .value(let carried) = layout.slot.pointee.rule, carried.key == key {
        return carried.value
      }
      let inner = Elements(layout)
      guard inner.count > 0 else { return nil }
      element = inner[0]
    }
    return nil
  }

  /// What the element says of its place in a grid, also from inside what modifies it.
  @MainActor var gridCell: GridCell {
    var cell = GridCell()
    var element = self
    while let layout = element.layout, layout.slot.pointee.rule.modifiesEach {
      if case .cell(let own) = layout.slot.pointee.rule {
        cell.columns = cell.columns ?? own.columns
        cell.anchor = cell.anchor ?? own.anchor
        cell.columnAlignment = cell.columnAlignment ?? own.columnAlignment
        cell.unsizedAxes.formUnion(own.unsizedAxes)
      }
      let inner = Elements(layout)
      guard inner.count > 0 else { break }
      element = inner[0]
    }
    return cell
  }
}
