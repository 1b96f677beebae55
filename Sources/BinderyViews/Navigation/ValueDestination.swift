import BinderyBindings

/// A destination for the values of one type.
@MainActor final class ValueDestination {
  /// Makes the screen for a value; nil if the value is of another type.
  let make: StoredLocation<(AnyHashable) -> AnyView?>
  init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = StoredLocation(make) }
}
