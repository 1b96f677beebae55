// Everything that a program needs, by one import.
@_exported public import BinderyBindings
@_exported public import BinderyCombine
@_exported public import BinderyComposition
@_exported public import BinderyTerminal
@_exported public import BinderyText
@_exported public import BinderyViews
