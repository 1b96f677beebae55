import Testing

/// A step that a style could not do.
struct BehaviorStepError: Error {
  let style: String
  let step: String
  let error: any Error
  let location: SourceLocation

  /// The failure, at the line that asked.
  var failure: TestFailure {
    let heading = "The style \"\(style)\" could not do the step \"\(step)\":"
    if let error = error as? ScreenError {
      return TestFailure("\(heading)\n\n\(error.message)", at: error.sourceLocation)
    }
    return TestFailure("\(heading)\n\n\(error)", at: location)
  }
}
