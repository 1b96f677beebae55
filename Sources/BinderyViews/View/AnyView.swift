/// A view whose type is hidden.
///
/// Handing a value of the same type to a mounted `AnyView` updates it; a value of another type
/// replaces it, and its state starts afresh.
public struct AnyView: ErasedView {
  /// The hidden view.
  public let _box: ViewBox

  /// Hides the type of a view. One allocation.
  public init<Content: View>(_ view: Content) {
    if let other = view as? AnyView { self = other } else { _box = TypedViewBox(view) }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}
