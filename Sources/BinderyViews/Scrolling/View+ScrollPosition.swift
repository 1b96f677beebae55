public import BinderyBindings

extension View {
  /// Binds the identity of the first view that is seen in the scroll views and lists of this view.
  ///
  /// A write to the binding scrolls; when a person scrolls, the identity of the first row that is
  /// seen is written, if it is of the binding's type. A view is found as by ``ScrollViewProxy``.
  /// - Parameter anchor: Which point of the view a write brings to the same point of the window; nil
  ///   scrolls as little as possible.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @LocalState private var memory = ScrollPositionMemory()

  func body(content: Content) -> some View {
    let (id, memory) = (id, memory)
    return content.modifier(
      ScrollPositionAttachment(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor, memory: memory
      ) { seen in
        guard let seen = seen.base as? ID else { return false }
        memory.id = AnyHashable(seen)
        if id.wrappedValue != seen { id.wrappedValue = seen }
        return true
      })
  }
}

/// Where the windows stand, as far as a binding knows.
@MainActor final class ScrollPositionMemory {
  /// The identity that was scrolled to last, by a person or by the binding.
  var id: AnyHashable?
  nonisolated init() {}
}

struct ScrollPositionAttachment: Attachment {
  let id: AnyHashable?
  let anchor: UnitPoint?
  let memory: ScrollPositionMemory
  let take: @MainActor (AnyHashable) -> Bool

  func _attach(to host: any AttachmentHost) {
    memory.id = id
    if let id { host.scroll(to: id, anchor: anchor) }
  }

  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    if id == self.memory.id { return }
    self.memory.id = id
    if let id { host.scroll(to: id, anchor: anchor) }
  }

  var _annotation: Annotation? { .scrollPosition(ScrollPositionLink(take: take)) }
}

/// Takes the identity of the first view that is seen in a window.
public struct ScrollPositionLink {
  /// Takes an identity, unless it is of another type than is wanted.
  package let take: @MainActor (AnyHashable) -> Bool
}
