extension View {
  /// Gives this view the value that stands for it in a selection: of a picker, a list, a tab view.
  ///
  /// The value must be of the selection's type; for an optional selection it may also be of the
  /// type inside.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// Tells those who walk the tree the value that stands for a view.
struct TagAttachment: AttachmentModifier {
  let tag: AnyHashable
  var _annotation: Annotation? { .tag(tag) }
}
