public import Testing

/// Checks that nothing keeps a view's models alive.
///
/// The script makes the models, watches them, mounts the view and uses it. Then everything is
/// unmounted, its tasks are awaited, and each watched object that is still alive is named.
/// ```swift
/// try await assertReleased { probe in
///   let model = probe.watch(LoginModel())
///   let screen = probe.mount { LoginView(model: model) }
///   try screen.button("Log in").tap()
///   await screen.settle()
/// }
/// ```
/// The script must not store what it watches outside itself.
@MainActor public func assertReleased(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ script: @MainActor (ReleaseProbe) async throws -> Void
) async rethrows {
  let probe = ReleaseProbe()
  do {
    try await script(probe)
  } catch {
    await probe.end(at: sourceLocation)
    throw error
  }
  await probe.end(at: sourceLocation)
  let survivors = await probe.survivors
  if survivors.isEmpty { return }
  let message = """
    Still alive after everything was unmounted:
      \(survivors.joined(separator: "\n  "))

    Something holds on to it: a closure that captures it strongly and that it keeps itself, a task \
    that has not ended, or a subscription. Capture it weakly, or end what holds it.
    """
  fail(message, at: sourceLocation)
}
