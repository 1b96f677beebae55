/// Puts away the screen or the panel that a view is shown on: exactly one level, and with one
/// write.
///
/// Where nothing was presented it does nothing.
public struct DismissAction: Equatable, Sendable {
  let target: DismissTarget?

  /// Puts away what the view is shown on.
  @MainActor public func callAsFunction() { target?.action() }

  /// Whether both put away the same.
  public static func == (a: DismissAction, b: DismissAction) -> Bool { a.target === b.target }
}

extension EnvironmentValues {
  /// Puts away the screen or the panel that the view is shown on.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view is shown on something that can be put away.
  public var isPresented: Bool { dismissTarget != nil }
}
