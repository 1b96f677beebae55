#if canImport(Darwin)
  @_exported public import Combine
#endif
