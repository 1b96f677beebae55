import BinderyText
import BinderyViews
public import Testing

// Each action looks the element up again, runs what the views say now, and brings the screen up to
// date. It throws, and changes nothing, where the element is gone, disabled, hidden or covered, or
// has no such action.
extension Element {
  /// Presses it. Something that cannot be pressed itself presses what it is part of, a text its
  /// button say, or else the one thing in it that can be pressed, a row its link say.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try press("tapped", at: sourceLocation) { $0.activate }
  }

  /// Turns a toggle on or off: this one, or the only one in it.
  public func toggle(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try press("toggled", at: sourceLocation) { $0.activate }
  }

  /// Presses it for long, or the one thing in it that can be, which opens its context menu.
  public func longPress(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try press("pressed for long", at: sourceLocation) { $0.longPress }
  }

  /// Steps up once.
  public func increment(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("incremented", at: sourceLocation, otherwise: Self.bound) { $0.increment }
  }

  /// Steps down once.
  public func decrement(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("decremented", at: sourceLocation, otherwise: Self.bound) { $0.decrement }
  }

  private static var bound: String { "it is at its bound, or nothing to step" }

  /// Chooses it: a row, an option or a tab.
  public func select(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("selected", at: sourceLocation) { $0.activate }
  }

  /// Chooses one of the options of a picker or a menu, which is opened if it has to be.
  public func select(
    _ option: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    var match = try usable("opened", at: sourceLocation)
    if offered(option, in: match) == nil, let open = match.element.semantics.actions.activate {
      screen.perform(at: sourceLocation, open)
      match = try usable("opened", at: sourceLocation)
    }
    guard let chosen = offered(option, in: match) else {
      let query = ElementQuery(role: .option, name: .label(option))
      throw screen.error(
        .missing(query, region: path.last, match), region: match, at: sourceLocation)
    }
    try Element(screen: screen, path: chosen, match.element).select(sourceLocation: sourceLocation)
  }

  /// The path to an option of this label: an option of a picker, or a button of a menu.
  private func offered(_ option: String, in match: Match) -> ElementPath? {
    for role in [Semantics.Role.option, .button] {
      let query = ElementQuery(role: role, name: .label(option))
      if query.matches(in: match).count == 1 { return path.appending(query) }
    }
    return nil
  }

  /// Deletes the row, as a swipe does.
  public func delete(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("deleted", at: sourceLocation) { $0.delete }
  }

  /// Moves the row to before the row that now stands at a position; the number of rows stands for
  /// the end.
  public func move(
    to position: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    try act("moved", at: sourceLocation) { actions in
      guard let move = actions.move else { return nil }
      return { move(position) }
    }
  }

  /// Moves one of the rows in it to before the row that now stands at another position.
  public func move(
    from source: Int, to destination: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    let query = ElementQuery(role: .row, name: .position(source))
    try find(query, sourceLocation).move(to: destination, sourceLocation: sourceLocation)
  }

  /// Pulls it down to load again. The action has only begun when this returns: `settle()` awaits
  /// it.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("refreshed", at: sourceLocation) { $0.refreshing }
  }

  /// Puts it away, if it is a layer; goes back, if it is the way back.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("dismissed", at: sourceLocation) { $0.dismiss }
  }

  /// Gives it the focus.
  public func focus(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("focused", at: sourceLocation) { actions in
      guard let focus = actions.focus else { return nil }
      return { focus(true) }
    }
  }

  /// Takes the focus from it.
  public func unfocus(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("unfocused", at: sourceLocation) { actions in
      guard let focus = actions.focus else { return nil }
      return { focus(false) }
    }
  }
}
