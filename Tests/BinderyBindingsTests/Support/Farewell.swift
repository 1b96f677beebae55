/// Runs a closure when it goes.
@MainActor final class Farewell {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  isolated deinit { action() }
}
