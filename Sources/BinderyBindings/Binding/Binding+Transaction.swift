extension Binding {
  /// The transaction of writes through this binding and those made from it.
  ///
  /// A binding that was given none writes with the transaction that is current, such as that of
  /// `withAnimation`.
  public var transaction: Transaction {
    get { carried?.transaction ?? Transaction() }
    set { self = Binding(location: location, carrying: CarriedTransaction(newValue)) }
  }

  /// A binding to the same value that writes with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    Binding(location: location, carrying: CarriedTransaction(transaction))
  }

  /// A binding to the same value that writes with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
