import BinderyViews

/// How the environment of some nodes changes.
struct EnvironmentChange {
  let old: EnvironmentValues
  let new: EnvironmentValues
  /// Whether texts may look otherwise or take another size.
  let changesText: Bool

  @MainActor init(from old: EnvironmentValues, to new: EnvironmentValues) {
    self.old = old
    self.new = new
    changesText = old.text != new.text
  }
}
