#if !canImport(Darwin)
  /// A publisher that sends nothing before it is connected.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing, until the result is cancelled.
    func connect() -> any Cancellable
  }
#endif
