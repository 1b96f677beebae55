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

/// Scrolls the windows inside a ``ScrollViewReader``.
@MainActor public struct ScrollViewProxy {
  let target: ScrollTarget

  /// Scrolls the windows until a view is seen, at the next flush.
  ///
  /// A view is found by what `id(_:)` says, a row also by the identity of its element, whether it is
  /// mounted or not. Nothing happens if there is none, or while a body is evaluated for the first
  /// time: call it from an action.
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: Which point of the view to bring to the same point of the window; nil scrolls as
  ///     little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.host?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The place in the tree whose windows a proxy scrolls.
@MainActor final class ScrollTarget {
  weak var host: (any AttachmentHost)?
  nonisolated init() {}
}

struct ScrollTargetAttachment: Attachment {
  let target: ScrollTarget

  func _attach(to host: any AttachmentHost) { target.host = host }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    target.host = host
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) { target.host = nil }
}
