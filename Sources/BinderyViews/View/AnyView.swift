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

/// A view that holds another one whose type it does not tell.
@MainActor @preconcurrency public protocol ErasedView: PrimitiveView {
  /// The hidden view.
  var _box: ViewBox { get }
}

extension ErasedView {
  /// Mounts the hidden view.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.erased(Self.self)
  }
}
