#if !canImport(Darwin)
  /// An object whose release a test can see through a weak reference.
  final class Witness {}
#endif
