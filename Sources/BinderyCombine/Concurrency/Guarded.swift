#if !canImport(Darwin)
  import Synchronization

  /// A value that is only reached while its lock is held.
  ///
  /// The body of `withLock` must not call a subscriber, a publisher or a user's closure: the lock
  /// is not recursive. What a body takes out of the value is returned, so that it is released after
  /// the lock is.
  ///
  /// The methods are inlined: in generic code a call would look up the type of each body's result,
  /// which doubles the time that a value takes through a chain.
  final class Guarded<Value> {
    private let mutex = Mutex<Void>(())
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    /// Runs the body alone with the value and returns the body's result.
    ///
    /// A result that is not used is still released after the lock is.
    @discardableResult
    @inline(__always)
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      // A result may be anything, which a mutex only lets out as Sendable.
      mutex.withLock { _ in Handoff(body(&value)) }.value
    }

    /// Returns the value.
    @inline(__always)
    func read() -> Value {
      withLock { $0 }
    }

    /// Replaces the value and returns the one before.
    @discardableResult
    @inline(__always)
    func exchange(_ newValue: Value) -> Value {
      withLock { value in
        let old = value
        value = newValue
        return old
      }
    }
  }
#endif
