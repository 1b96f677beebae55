#if !canImport(Darwin)
  /// The connection between a publisher and one subscriber.
  ///
  /// It is a class in practice, since cancelling it changes it.
  public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for a number of values beyond those already asked for.
    ///
    /// Asking for none is a mistake that stops the program.
    func request(_ demand: Subscribers.Demand)
  }
#endif
