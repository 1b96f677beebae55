import BinderyViews

/// How one dynamic property is supplied.
struct PropertyInstallation {
  let offset: Int
  let install:
    @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, PropertyContext) -> Void
  let uninstall: @MainActor (UnsafeMutableRawPointer) -> Void
  let isAffected: @MainActor (UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool
}
