import BinderyViews

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
