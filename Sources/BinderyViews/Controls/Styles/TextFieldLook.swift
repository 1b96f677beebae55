/// The looks that a text field can have.
public enum TextFieldLook: Hashable, Sendable {
  /// The text and nothing else.
  case plain
  /// The text in brackets.
  case bordered
}
