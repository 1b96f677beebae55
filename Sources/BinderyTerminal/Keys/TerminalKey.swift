/// A key that was pressed at a terminal.
package enum TerminalKey: Hashable, Sendable {
  /// A character that can be seen.
  case character(Character)
  /// A letter, in lower case, while the control key was held down.
  case control(Character)
  /// Text that was pasted, as it is.
  case paste(String)
  case `return`
  case tab
  /// The tab key while shift was held down.
  case backTab
  case escape
  case backspace
  case deleteForward
  case upArrow
  case downArrow
  case leftArrow
  case rightArrow
  case home
  case end
  case pageUp
  case pageDown
}
