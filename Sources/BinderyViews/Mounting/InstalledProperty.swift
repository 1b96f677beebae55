/// A property that a composition root fills by itself rather than field by field.
@MainActor package protocol InstalledProperty: DynamicProperty {
  /// Fills the property at `new`: from what `old` holds, or afresh where the view is mounted.
  static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext)

  /// Whether there is something to `uninstall`.
  static var mustUninstall: Bool { get }

  /// Lets go of what the property holds, since its view is gone.
  static func uninstall(_ property: UnsafeMutablePointer<Self>)

  /// Whether the property reads its value from the environment and would now read another one.
  static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool

  /// Whether two values of the property stand for the same, so that the body need not run.
  static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

extension InstalledProperty {
  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool { true }
  package static var mustUninstall: Bool { false }
  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {}
  package static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool { false }
}
