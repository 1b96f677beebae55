/// The view that a transition shows.
public struct PlaceholderContentView<Value>: ErasedView {
  /// The view whose type the transition does not know.
  public let _box: ViewBox
}
