// Each conversion is made once for a location and found by the type that does it.

extension Location {
  /// The value as an optional.
  final var asOptional: Location<Value?> {
    let key = ObjectIdentifier(OptionalLocation<Value>.self)
    if let child = children.find(key) { return unsafeDowncast(child, to: Location<Value?>.self) }
    let child = OptionalLocation(in: self)
    children.add(child, key: key)
    return child
  }

  /// The value inside an optional, if there is one.
  final func unwrapped<Wrapped>() -> Location<Wrapped>? where Value == Wrapped? {
    guard presence().read() else { return nil }
    let key = ObjectIdentifier(UnwrappedLocation<Wrapped>.self)
    if let child = children.find(key) { return unsafeDowncast(child, to: Location<Wrapped>.self) }
    guard let value = peek() else { return nil }
    let child = UnwrappedLocation(value, in: self)
    children.add(child, key: key)
    return child
  }

  private func presence<Wrapped>() -> Location<Bool> where Value == Wrapped? {
    let key = ObjectIdentifier(PresenceLocation<Wrapped>.self)
    if let child = children.find(key) { return unsafeDowncast(child, to: Location<Bool>.self) }
    let child = PresenceLocation(in: self)
    children.add(child, key: key)
    return child
  }
}

extension Location where Value: Hashable {
  /// The value with its type erased.
  final var asAnyHashable: Location<AnyHashable> {
    let key = ObjectIdentifier(HashableLocation<Value>.self)
    if let child = children.find(key) {
      return unsafeDowncast(child, to: Location<AnyHashable>.self)
    }
    let child = HashableLocation(in: self)
    children.add(child, key: key)
    return child
  }
}
