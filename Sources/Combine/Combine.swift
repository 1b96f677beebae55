#if !canImport(Darwin)
  @_exported public import BinderyCombine
#endif
