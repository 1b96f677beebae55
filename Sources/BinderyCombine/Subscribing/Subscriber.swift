#if !canImport(Darwin)
  /// A type that receives values and a completion from a publisher.
  ///
  /// It receives one subscription, asks that subscription for values, receives no more values than
  /// it asked for, and then at most one completion.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input
    /// The kind of error received; `Never` if there can be none.
    associatedtype Failure: Error

    /// Says that subscribing worked, and gives the means to ask for values and to stop.
    func receive(subscription: any Subscription)

    /// Receives a value and returns how many more are wanted beyond those already asked for.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Says that there are no more values.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Receives a value that carries nothing but the fact that it was sent.
    public func receive() -> Subscribers.Demand {
      receive(())
    }
  }
#endif
