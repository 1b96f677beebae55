/// A key that does something by itself. Text is typed with `type(_:)`.
public enum Key: Hashable, Sendable {
  /// Ends the input of a text field; presses anything else.
  case `return`
  /// Types a space in a text field; presses anything else.
  case space
  /// Deletes the character before the cursor of a text field.
  case delete
  /// Puts away the layer that is above the screen.
  case escape
  /// Steps up.
  case upArrow
  /// Steps down.
  case downArrow
  /// Moves the cursor of a text field; steps anything else down.
  case leftArrow
  /// Moves the cursor of a text field; steps anything else up.
  case rightArrow
}
