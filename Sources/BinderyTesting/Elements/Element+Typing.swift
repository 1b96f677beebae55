import BinderyText
import BinderyViews
public import Testing

extension Element {
  /// Types in a text field, where its cursor stands: at the end, unless keys have moved it. It
  /// takes the focus, then each character is one key press, one write, and seen on the screen
  /// before the next.
  ///
  /// A line feed is the return key where the field has an action for it.
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    for character in text {
      try act("typed in", at: sourceLocation) { actions in
        if character == "\n", let submit = actions.submit { return submit }
        return actions.typing(.insert(String(character)))
      }
    }
  }

  /// Empties a text field, as selecting all and deleting does: one write, or none if it is empty.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    try act("cleared", at: sourceLocation) { actions in
      guard let empty = replace(actions, by: "") else { return nil }
      return { if actions.text?() != "" { empty() } }
    }
  }

  /// Replaces the text of a text field, as selecting all and pasting does: one write.
  public func replaceText(
    with text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) {
    try takeFocus(at: sourceLocation)
    try act("typed in", at: sourceLocation) { actions in replace(actions, by: text) }
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
      case .space: actions.typing(.insert(" ")) ?? actions.activate
      case .delete: actions.typing(.deleteBackward)
      case .upArrow: actions.increment
      case .downArrow: actions.decrement
      case .rightArrow: actions.typing(.move(1)) ?? actions.increment
      case .leftArrow: actions.typing(.move(-1)) ?? actions.decrement
      case .escape: nil
      }
    }
  }

  private func takeFocus(at location: SourceLocation) throws(ScreenError) {
    let actions = try usable("typed in", at: location).element.semantics.actions
    guard actions.setText != nil, !(actions.isFocused?() ?? false) else { return }
    if let focus = actions.focus {
      screen.perform(at: location) { focus(true) }
    } else if let activate = actions.activate {
      screen.perform(at: location, activate)
    }
  }

  private func replace(
    _ actions: Semantics.Actions, by text: String
  ) -> (@MainActor () -> Void)? {
    guard let setText = actions.setText else { return nil }
    return { setText(text) }
  }
}
