/// What the return key of a keyboard on the screen would say.
public enum SubmitLabel: Hashable, Sendable {
  /// The input is done.
  case done
  /// Go there.
  case go
  /// Send it.
  case send
  /// Join.
  case join
  /// Take this way.
  case route
  /// Look for it.
  case search
  /// A new line.
  case `return`
  /// On to the next field.
  case next
  /// Go on.
  case `continue`
}
