/// The looks that a menu can have.
public enum MenuLook: Hashable, Sendable {
  /// The label in brackets.
  case bordered
  /// The label alone.
  case plain
}
