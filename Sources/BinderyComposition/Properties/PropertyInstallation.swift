import BinderyViews

/// How one dynamic property is supplied, whatever its type.
///
/// A class, since copies of a value that holds closures would retain each of them.
@MainActor class PropertyInstallation {
  /// How far the property lies in the value.
  final let offset: Int
  /// Whether there is something to `uninstall`.
  final let mustUninstall: Bool

  init(at offset: Int, mustUninstall: Bool) {
    self.offset = offset
    self.mustUninstall = mustUninstall
  }

  /// Fills the property of the value at `new`.
  func install(
    _ new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer?, in context: PropertyContext
  ) { fatalError("Abstract installation") }

  /// Lets go of what the property of a value holds.
  func uninstall(_ value: UnsafeMutableRawPointer) { fatalError("Abstract installation") }

  /// Whether the property of a value would read another value from a changed environment.
  func isAffected(
    _ value: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool { fatalError("Abstract installation") }
}
