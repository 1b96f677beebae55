public import BinderyBindings

extension View {
  /// Declares the screen for the values of a type, for the navigation stack that this view is in.
  ///
  /// Should two views declare one for a type, the first that was mounted counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ValueDestinationModifier { value in
        guard let value = value.base as? D else { return nil }
        return AnyView(destination(value))
      })
  }

  /// Shows a screen above that of this view while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(ScreenWhenTrue(isPresented: isPresented, destination: destination))
  }

  /// Shows a screen above that of this view while a binding holds an item.
  ///
  /// Another item replaces the screen, and its state starts afresh.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ScreenForItem(item: item, destination: destination))
  }
}
