/// An action of a view's life that waits for the update to be over.
struct PendingAction {
  /// The node whose view it belongs to, for the names of the tasks that it starts.
  let node: Node?
  let action: @MainActor () -> Void
}
