import BinderyComposition
public import Testing

/// Runs one script over several styles of one feature, and checks that a person could not tell them
/// apart.
///
/// ```swift
/// let report = await expectSameBehavior(
///   width: 30, height: 5, stubs: { Gate<Void>() },
///   [
///     BehaviorStyle("bindings") { setup in
///       LoginForm(email: setup.binding("email", initial: ""), logIn: setup.stubs.value)
///     },
///     BehaviorStyle("view model") { setup in
///       let model = setup.watch(LoginModel(logIn: setup.stubs.value))
///       setup.watch("email") { model.email }
///       return LoginView(model: model)
///     },
///   ]
/// ) { run in
///   try await run.step("Type the email") { try $0.textField("Email").type("ana@example.com") }
///   try await run.step("Log in") { try $0.button("Log in").tap() }
///   try await run.step("The answer comes") { _ in run.stubs.open() }
/// }
/// print(report)
/// ```
/// The script runs for each style by itself, on a fresh screen. After each step the frame and the
/// semantic tree are compared with those of the first style; at the end the watched state is. The
/// first difference of each style fails the test at the line of its step. What a style's script
/// throws fails the test, and the next style goes on.
///
/// - Parameters:
///   - width: The columns of the screens.
///   - height: The rows of the screens.
///   - stubs: Makes what stands for the outside world, for each run.
///   - styles: The styles; the others are compared with the first.
///   - script: What a person does.
/// - Returns: What each style took.
@MainActor @discardableResult public func expectSameBehavior<Stubs>(
  width: Int = 80, height: Int = 24, stubs: @MainActor () -> Stubs,
  _ styles: [BehaviorStyle<Stubs>], sourceLocation: SourceLocation = #_sourceLocation,
  script: @MainActor (BehaviorRun<Stubs>) async throws -> Void
) async -> BehaviorReport {
  var report = BehaviorReport()
  var first: BehaviorRecord?
  for style in styles {
    let record = await BehaviorRecord.make(
      of: style, width: width, height: height, stubs(), at: sourceLocation, script)
    report.rows.append(record.row)
    if let first { record.compare(with: first, at: sourceLocation) } else { first = record }
  }
  return report
}

/// Runs one script over several styles of one feature that need nothing of the outside world.
///
/// See ``expectSameBehavior(width:height:stubs:_:sourceLocation:script:)``.
@MainActor @discardableResult public func expectSameBehavior(
  width: Int = 80, height: Int = 24, _ styles: [BehaviorStyle<Void>],
  sourceLocation: SourceLocation = #_sourceLocation,
  script: @MainActor (BehaviorRun<Void>) async throws -> Void
) async -> BehaviorReport {
  await expectSameBehavior(
    width: width, height: height, stubs: {}, styles, sourceLocation: sourceLocation,
    script: script)
}
