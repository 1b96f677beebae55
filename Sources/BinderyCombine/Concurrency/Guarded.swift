#if !canImport(Darwin)
  import Synchronization

  /// A value that is only reached while its lock is held.
  ///
  /// The body of `withLock` must not call a subscriber, a publisher or a user's closure: the lock is
  /// not recursive. What a body takes out of the value is returned, so that it is released after the
  /// lock is.
  final class Guarded<Value> {
    private let mutex = Mutex<Void>(())
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    /// Runs the body alone with the value and returns the body's result.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      var result: Result?
      mutex.withLock { _ in result = body(&value) }
      return result!
    }

    /// Returns the value.
    func read() -> Value {
      withLock { $0 }
    }

    /// Replaces the value and returns the one before.
    @discardableResult
    func exchange(_ newValue: Value) -> Value {
      withLock { value in
        let old = value
        value = newValue
        return old
      }
    }
  }
#endif
