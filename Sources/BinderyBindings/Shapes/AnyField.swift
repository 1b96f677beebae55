/// What is known about a part of a value, whatever the types.
@MainActor class AnyField {
  final let path: AnyKeyPath
  /// What locations of this part are found by.
  final var key: ObjectIdentifier { ObjectIdentifier(path) }

  init(_ path: AnyKeyPath) { self.path = path }
}
