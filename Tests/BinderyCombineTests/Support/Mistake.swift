#if !canImport(Darwin)
  /// An error that tests can compare.
  enum Mistake: Error, Equatable {
    case first
    case second
  }
#endif
