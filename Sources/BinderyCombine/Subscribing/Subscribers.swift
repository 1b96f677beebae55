#if !canImport(Darwin)
  /// The namespace of ready-made subscribers and of the types they share.
  public enum Subscribers {}
#endif
