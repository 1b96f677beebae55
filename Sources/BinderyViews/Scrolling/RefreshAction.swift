/// Loads the content again, as a person asks a list to.
///
/// Read it from the environment and call it: `await refresh?()`.
public struct RefreshAction: Sendable {
  package let action: @MainActor @Sendable () async -> Void

  /// Runs the action to its end.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What loads the content again; nil where it cannot be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the lists and scroll views in this view be refreshed.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(refresh: RefreshAction(action: action)))
  }
}

struct RefreshModifier: EnvironmentModifier {
  let refresh: RefreshAction
  func _change(_ environment: inout EnvironmentValues) { environment.refresh = refresh }
}
