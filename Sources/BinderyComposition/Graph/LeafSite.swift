package import BinderyViews

/// Where a leaf lies, and what it sees.
package struct LeafSite {
  package var geometry = Geometry()
  /// The environment that the leaf sees, to be asked without being retained; its owner is an
  /// ancestor.
  package private(set) var reference: Unmanaged<EnvironmentStorage>
  /// The environment that the leaf sees.
  package var environment: EnvironmentStorage {
    get { reference.takeUnretainedValue() }
    set { reference = .passUnretained(newValue) }
  }

  init(environment: Unmanaged<EnvironmentStorage>) { reference = environment }
}
