/// A view whose body runs only when its value is another one by `==`.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by `==`.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Compares this view by `==`, so that its body runs only when it is another one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
