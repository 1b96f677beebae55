import BinderyComposition
import BinderyViews

extension Element {
  /// What the element carries to a custom layout, also from inside what modifies it.
  @MainActor func layoutValue(for key: ObjectIdentifier) -> Any? {
    var element = self
    while let layout = element.layout {
      if case .value(let carried) = layout.slot.pointee.rule, carried.key == key {
        return carried.value
      }
      guard let inner = layout.firstModified else { return nil }
      element = inner
    }
    return nil
  }

  /// What the element says of its place in a grid, also from inside what modifies it.
  @MainActor var gridCell: GridCell {
    var cell = GridCell()
    var element = self
    while let layout = element.layout {
      if case .cell(let own) = layout.slot.pointee.rule {
        cell.columns = cell.columns ?? own.columns
        cell.anchor = cell.anchor ?? own.anchor
        cell.columnAlignment = cell.columnAlignment ?? own.columnAlignment
        cell.unsizedAxes.formUnion(own.unsizedAxes)
      }
      guard let inner = layout.firstModified else { break }
      element = inner
    }
    return cell
  }
}
