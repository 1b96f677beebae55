// A feature module imports this module alone: what it is given are bindings and observable objects.
@_exported public import BinderyBindings
@_exported public import BinderyCombine
