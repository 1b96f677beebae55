#if !canImport(Darwin)
  /// A value on its way to an interface that may use it on another thread.
  ///
  /// Publishers, subscribers and actions are not `Sendable`, since most stay where they were made.
  /// One that is handed to a queue or a callback is used there by the chain's own contract: whoever
  /// wrote `receive(on:)` or the like chose that place for it. The machinery that goes along keeps
  /// its state behind a lock, and the sender does not use the value again. A lock's result that is
  /// handed out stays on the thread that took the lock.
  struct Handoff<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
#endif
