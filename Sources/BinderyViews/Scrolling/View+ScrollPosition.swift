public import BinderyBindings

extension View {
  /// Binds the identity of the first view that is seen in the scroll views and lists of this view.
  ///
  /// A write to the binding scrolls; when a person scrolls, the identity of the first row that is
  /// seen is written, if it is of the binding's type. A view is found as by ``ScrollViewProxy``.
  /// - Parameter anchor: Which point of the view a write brings to the same point of the window;
  ///   nil scrolls as little as possible.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}
