// Each conversion is found by the type that does it.

extension Location {
  /// The value as an optional.
  final var asOptional: Location<Value?> {
    let key = ObjectIdentifier(OptionalLocation<Value>.self)
    if let part = children.find(key) { return unsafeDowncast(part, to: Location<Value?>.self) }
    return OptionalLocation(in: self, key: key)
  }

  /// The value inside an optional, if there is one.
  final func unwrapped<Wrapped>() -> Location<Wrapped>? where Value == Wrapped? {
    guard presence().read(), let value = peek() else { return nil }
    let key = ObjectIdentifier(UnwrappedLocation<Wrapped>.self)
    if let part = children.find(key) { return unsafeDowncast(part, to: Location<Wrapped>.self) }
    return UnwrappedLocation(value, in: self, key: key)
  }

  private func presence<Wrapped>() -> Location<Bool> where Value == Wrapped? {
    let key = ObjectIdentifier(PresenceLocation<Wrapped>.self)
    if let part = children.find(key) { return unsafeDowncast(part, to: Location<Bool>.self) }
    return PresenceLocation(in: self, key: key)
  }
}

extension Location where Value: Hashable {
  /// The value with its type erased.
  final var asAnyHashable: Location<AnyHashable> {
    let key = ObjectIdentifier(HashableLocation<Value>.self)
    if let part = children.find(key) { return unsafeDowncast(part, to: Location<AnyHashable>.self) }
    return HashableLocation(in: self, key: key)
  }
}
