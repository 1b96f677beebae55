/// What stands between a view and the same view further down. Most offer their content several
/// sizes.
enum Container: CaseIterable {
  case rows, mixed, grid, viewThatFits, button, disclosureGroup, navigationStack, geometryReader,
    list
}
