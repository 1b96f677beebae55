/// Content that can have the scroll views and lists in it scrolled to a view.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow(message: $0) }
///   Button("Latest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content for a proxy.
  public var content: (ScrollViewProxy) -> Content
  @LocalState private var target = ScrollTarget()

  /// Makes content that may scroll what is in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    let target = target
    return content(ScrollViewProxy(target: target)).modifier(ScrollTargetAttachment(target: target))
  }
}
