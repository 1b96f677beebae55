/// Makes a variable in an extension of `EnvironmentValues` a value in the environment; what it is
/// set to is the default.
///
///     extension EnvironmentValues {
///       @Entry var pageSize: Int = 20
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BinderyMacros", type: "EntryMacro")
