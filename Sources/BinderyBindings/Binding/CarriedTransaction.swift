/// The transaction of every write through a binding, kept apart so that a binding is two words.
final class CarriedTransaction: Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}
