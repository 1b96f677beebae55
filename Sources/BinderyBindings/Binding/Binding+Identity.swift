extension Binding {
  /// Whether both lead to the same place and carry the same transaction.
  ///
  /// Two projections of one binding, or of one object, by one path do; so do two constants of one
  /// value. Two bindings made from closures never do.
  @MainActor package func isSame(as other: Binding) -> Bool {
    if !location.isSamePlace(as: other.location) { return false }
    if carried === other.carried { return true }
    return transaction.isSame(as: other.transaction)
  }
}
