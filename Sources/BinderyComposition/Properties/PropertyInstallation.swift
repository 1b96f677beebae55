import BinderyViews

/// How one dynamic property is supplied, whatever its type.
///
/// A class, since copies of a value that holds closures would retain each of them.
@MainActor class PropertyInstallation {
  /// How far the property lies in the value.
  final let offset: Int
  /// Whether there is something to `uninstall`.
  final let mustUninstall: Bool

  fileprivate init(at offset: Int, mustUninstall: Bool) {
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

/// How a property of a known type is supplied.
final class TypedInstallation<P: InstalledProperty>: PropertyInstallation {
  init(at offset: Int) { super.init(at: offset, mustUninstall: P.mustUninstall) }

  override func install(
    _ new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer?, in context: PropertyContext
  ) {
    let property = (new + offset).assumingMemoryBound(to: P.self)
    if let old {
      P.install(property, from: (old + offset).assumingMemoryBound(to: P.self), in: context)
    } else {
      P.install(property, from: nil, in: context)
    }
  }

  override func uninstall(_ value: UnsafeMutableRawPointer) {
    P.uninstall((value + offset).assumingMemoryBound(to: P.self))
  }

  override func isAffected(
    _ value: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    P.isAffected((value + offset).assumingMemoryBound(to: P.self), from: old, to: new)
  }
}
