/// Something to be measured: an operation that can be repeated.
@MainActor public struct Exercise {
  /// Puts things back before each operation, unmeasured.
  let prepare: (() -> Void)?
  /// Performs the operation a number of times.
  let run: (Int) -> Void

  /// An operation that can follow itself at once.
  /// - Parameter run: Performs the operation as often as it is told.
  public init(run: @escaping (_ repetitions: Int) -> Void) {
    prepare = nil
    self.run = run
  }

  /// An operation that needs something to be put back before each time.
  /// - Parameters:
  ///   - prepare: Puts it back. Not measured.
  ///   - operation: Performs the operation once.
  public init(prepare: @escaping () -> Void, operation: @escaping () -> Void) {
    self.prepare = prepare
    run = { _ in operation() }
  }

  /// Performs the operation a number of times, each prepared if need be.
  func perform(_ repetitions: Int) {
    guard let prepare else {
      run(repetitions)
      return
    }
    for _ in 0..<repetitions {
      prepare()
      run(1)
    }
  }
}
