import BinderyText
import BinderyViews
public import Testing

extension Screen {
  /// Goes back to the screen before this one.
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act(
      "There is no way back from this screen.", at: sourceLocation,
      where: { $0.leadsBack }, { $0.dismiss })
  }

  /// Puts away the layer that is above the screen: a sheet, a cover or an alert.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act(
      "There is nothing on the screen to dismiss.", at: sourceLocation,
      where: { $0.canBePutAway }, { $0.dismiss })
  }

  /// Pulls down the list that can be loaded again. The action has only begun when this returns:
  /// `settle()` awaits it.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act(
      "There is nothing on the screen to refresh.", at: sourceLocation,
      where: { $0.semantics.actions.refresh != nil }, { $0.refreshing })
  }

  /// Presses a key, for what has the focus.
  public func press(
    _ key: Key, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    if key == .escape {
      try dismiss(sourceLocation: sourceLocation)
      return
    }
    let query = ElementQuery(role: nil, name: .focused)
    guard query.matches(in: Match(element: tree, ancestors: [])).count == 1
    else { throw error(.nothing("Nothing on the screen has the focus."), at: sourceLocation) }
    try find(query, sourceLocation).press(key, sourceLocation: sourceLocation)
  }

  /// Moves one of the rows on the screen to before the row that now stands at another position.
  public func move(
    from source: Int, to destination: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    let query = ElementQuery(role: .row, name: .position(source))
    try find(query, sourceLocation).move(to: destination, sourceLocation: sourceLocation)
  }

  /// Does something with the first element that can.
  private func act(
    _ failure: String, at location: SourceLocation,
    where isMeant: @MainActor (SemanticElement) -> Bool,
    _ action: @MainActor (Semantics.Actions) -> (@MainActor () -> Void)?
  ) throws(ScreenError) {
    let elements = tree.flattened
    guard let element = elements.first(where: { $0.isEnabled && isMeant($0) }),
      let action = action(element.semantics.actions)
    else { throw error(.nothing(failure), at: location) }
    perform(at: location, action)
  }
}
