/// The looks that a picker can have.
public enum PickerLook: Hashable, Sendable {
  /// The option that is chosen; pressing it lists the others.
  case menu
  /// All options one below another.
  case inline
  /// All options in a row.
  case segmented
}
