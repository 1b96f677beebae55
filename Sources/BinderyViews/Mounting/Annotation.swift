/// What a node tells those who walk the tree.
public enum Annotation {
  /// What the content means to a person.
  case semantics(Semantics)
  /// The value that stands for the content in a selection.
  case tag(AnyHashable)
  /// What the content says of its row in a list.
  case row(ListRowTraits)
  /// The content can be used on the row it stands in, but is not shown.
  case rowAction
  /// Where the windows in the content stand is told.
  case scrollPosition(ScrollPositionLink)
  /// The content's value for a preference key, which replaces those of what it holds.
  case preference(ObjectIdentifier, Any)
  /// Changes the content's value for a preference key.
  case preferenceTransform(ObjectIdentifier, (inout Any) -> Void)
}
