public import BinderyTesting
public import Testing

/// Runs a system's script over all its styles, and checks that a person could not tell them apart.
///
/// - Returns: What each style took.
@MainActor @discardableResult public func expectSameBehavior<Script: SystemScript>(
  _ script: Script.Type, sourceLocation: SourceLocation = #_sourceLocation
) async -> BehaviorReport {
  await expectSameBehavior(
    width: script.width, height: script.height, stubs: { script.makeStubs() }, script.styles,
    sourceLocation: sourceLocation, script: { try await script.run($0) })
}
