extension Binding {
  /// Creates a binding to an optional from one to a value. Writes of nil are ignored.
  @MainActor public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: base.location.asOptional, carrying: base.carried)
  }

  /// Creates a binding to the value inside an optional, if there is one.
  ///
  /// Should the optional become nil, the binding reads its last value, and writes are dropped and
  /// reported.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let location = base.location.unwrapped() else { return nil }
    self.init(location: location, carrying: base.carried)
  }

  /// Creates a binding to a value whose type is erased.
  ///
  /// Writes of another type are dropped and reported.
  @MainActor public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(location: base.location.asAnyHashable, carrying: base.carried)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the value.
  @MainActor public var id: Value.ID { wrappedValue.id }
}
