/// Collects the views written in a closure into one view.
@MainActor @resultBuilder public enum ViewBuilder {
  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement stands for itself.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Many statements become a tuple of views, as few do in `ViewBuilder+Tuples.swift`.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// A view among other statements.
  @inlinable public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The content of an `if #available`, its type hidden from older systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
