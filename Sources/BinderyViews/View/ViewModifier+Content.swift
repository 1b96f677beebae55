/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier>: ErasedView {
  /// The view whose type the modifier does not know.
  public let _box: ViewBox

  package init<Content: View>(_ content: Content) { _box = TypedViewBox(content) }
}
