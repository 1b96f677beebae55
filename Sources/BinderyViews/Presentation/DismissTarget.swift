/// What `dismiss` does in a place of the tree.
///
/// There is one object for as long as the screen or the panel is there, so that a view that reads
/// `dismiss` is not evaluated again when the way to go is another closure.
@MainActor package final class DismissTarget {
  var action: @MainActor () -> Void = {}
  nonisolated init() {}
}

private enum DismissTargetKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

extension EnvironmentValues {
  /// What `dismiss` does here; nil where there is nothing to put away.
  var dismissTarget: DismissTarget? {
    get { self[DismissTargetKey.self] }
    set { self[DismissTargetKey.self] = newValue }
  }
}
