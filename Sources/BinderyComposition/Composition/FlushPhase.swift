/// What a composition is in the midst of.
enum FlushPhase {
  /// Nothing: writes mark, and the next flush takes them up.
  case idle
  /// Nodes are being updated, laid out or painted: the tree must not be taken down.
  case updating
  /// Actions that waited for the update are running.
  case acting
}
