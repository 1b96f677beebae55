/// A view of the kit's own that evaluates somebody else's body.
protocol DelegatingView {
  /// The type whose body it is.
  static var delegate: Any.Type { get }
}
