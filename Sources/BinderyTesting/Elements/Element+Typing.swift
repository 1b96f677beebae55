import BinderyText
import BinderyViews
public import Testing

extension Element {
  /// Types at the end of a text field: it takes the focus, then each character is one key press, one
  /// write, and seen on the screen before the next.
  ///
  /// A line feed is the return key where the field has an action for it.
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    for character in text {
      try act("typed in", at: sourceLocation) { actions in
        if character == "\n", let submit = actions.submit { return submit }
        return edit(actions) { $0.append(character) }
      }
    }
  }

  /// Empties a text field, as selecting all and deleting does: one write.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    try act("cleared", at: sourceLocation) { actions in edit(actions) { $0 = "" } }
  }

  /// Replaces the text of a text field, as selecting all and pasting does: one write.
  public func replaceText(
    with text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    try act("typed in", at: sourceLocation) { actions in edit(actions) { $0 = text } }
  }

  /// Ends the input of a text field, as the return key does.
  public func submit(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try act("submitted", at: sourceLocation) { $0.submit }
  }

  /// Presses a key while the element has the focus.
  public func press(
    _ key: Key, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    if key == .escape {
      try screen.dismiss(sourceLocation: sourceLocation)
      return
    }
    try act("given that key", at: sourceLocation) { actions in
      switch key {
      case .return: actions.submit ?? (actions.setText == nil ? actions.activate : nil)
      case .space: edit(actions) { $0 += " " } ?? actions.activate
      case .delete: edit(actions) { _ = $0.popLast() }
      case .upArrow, .rightArrow: actions.increment
      case .downArrow, .leftArrow: actions.decrement
      case .escape: nil
      }
    }
  }

  private func takeFocus(at location: SourceLocation) throws(ScreenError) {
    let actions = try usable("typed in", at: location).element.semantics.actions
    guard let focus = actions.focus, actions.setText != nil, !(actions.isFocused?() ?? false)
    else { return }
    screen.perform(at: location) { focus(true) }
  }

  /// Changes the text that a field shows, which it takes as one write.
  private func edit(
    _ actions: Semantics.Actions, _ change: @escaping @MainActor (inout String) -> Void
  ) -> (@MainActor () -> Void)? {
    guard let setText = actions.setText else { return nil }
    return {
      var text = actions.text?() ?? ""
      change(&text)
      setText(text)
    }
  }
}
