/// Scrolls the windows inside a ``ScrollViewReader``.
@MainActor public struct ScrollViewProxy {
  let target: ScrollTarget

  /// Scrolls the windows until a view is seen, at the next flush.
  ///
  /// A view is found by what `id(_:)` says, a row also by the identity of its element, whether it
  /// is mounted or not. Nothing happens if there is none, or while a body is evaluated for the
  /// first time: call it from an action.
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: Which point of the view to bring to the same point of the window; nil scrolls as
  ///     little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.host?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
