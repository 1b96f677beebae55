extension Unmanaged {
  // Half the time of an update went to retaining and releasing what others keep anyway: 5 ns a pair
  // and more. Inlinable, or the closure would be a call. It stands between the library's function
  // and callers on the main actor, since a closure that is handed to the library checks at run time
  // that it is there.

  /// Calls `body` with the object, which somebody else keeps until it returns.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
