public import Testing

/// Records writes while a closure runs, and checks at its end what nothing has accounted for.
///
/// Screens that the closure makes are kept up to its end. If it throws, nothing is checked.
/// - Parameter exhaustivity: Which writes must be accounted for.
/// - Returns: What the closure returns.
@MainActor @discardableResult public func withWriteRecorder<Result>(
  _ exhaustivity: Exhaustivity = .exhaustive, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor (WriteRecorder) throws -> Result
) rethrows -> Result {
  let recorder = WriteRecorder(exhaustivity, sourceLocation: sourceLocation)
  do {
    let result = try WriteRecorder.$current.withValue(recorder) { try body(recorder) }
    recorder.finish()
    return result
  } catch {
    recorder.abandon()
    throw error
  }
}

/// Records writes while an asynchronous closure runs, and checks at its end what nothing has
/// accounted for.
///
/// Screens that the closure makes are kept up to its end. If it throws, nothing is checked.
/// - Parameter exhaustivity: Which writes must be accounted for.
/// - Returns: What the closure returns.
@MainActor @discardableResult public func withWriteRecorder<Result>(
  _ exhaustivity: Exhaustivity = .exhaustive, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor (WriteRecorder) async throws -> Result
) async rethrows -> Result {
  let recorder = WriteRecorder(exhaustivity, sourceLocation: sourceLocation)
  do {
    let result = try await WriteRecorder.$current.withValue(recorder) { try await body(recorder) }
    recorder.finish()
    return result
  } catch {
    recorder.abandon()
    throw error
  }
}
