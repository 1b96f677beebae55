public import BinderyBindings
import BinderyComposition
public import Testing

/// Hands out bindings, and keeps a journal of all writes to them.
///
/// ```swift
/// await withWriteRecorder { recorder in
///   let busy = recorder.binding("busy", initial: false)
///   let screen = Screen { Loader(busy: busy) }
///   try screen.button("Load").tap()
///   recorder.expect("busy", [true])
///   await screen.settle()
///   recorder.expect("busy", [false])
/// }
/// ```
/// An expectation accounts for the writes that it is about. When the recorder finishes, each write
/// that nothing has accounted for fails the test, and so does a task that is still running on a
/// screen made meanwhile: as far as its `exhaustivity` says. `withWriteRecorder(_:)` finishes it; a
/// recorder that is let go of unfinished fails the test at the line that made it.
///
/// A write to a part of a bound value is a write to the value. One that is dropped, such as a write
/// while a body is being evaluated, is a runtime issue and not in the journal.
@MainActor public final class WriteRecorder {
  /// The recorder of the running `withWriteRecorder(_:)`.
  @TaskLocal static var current: WriteRecorder?

  /// Which writes must be accounted for.
  public let exhaustivity: Exhaustivity
  let origin: SourceLocation
  let journal: WriteJournal
  private struct Handed {
    let binding: Any
    let type: Any.Type
  }
  private var handed: [String: Handed] = [:]
  /// The names of the bindings, in the order in which they were handed out.
  private(set) var names: [String] = []
  private(set) var screens: [Screen] = []
  /// Where the journal began when it was last compared as a whole.
  var journalStart = 0
  private var isFinished = false

  /// Makes a recorder. It must be finished, by `finish()`.
  public init(
    _ exhaustivity: Exhaustivity = .exhaustive, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.exhaustivity = exhaustivity
    origin = sourceLocation
    journal = WriteJournal(tracesWrites: !exhaustivity.isOff)
  }

  // Not isolated: an isolated deinit does not know the test that it runs in.
  deinit {
    if isFinished || exhaustivity.isOff { return }
    fail(RecorderFailure.unfinished, at: origin)
  }

  /// A recorded binding to a value of its own. The same name gives the same binding.
  ///
  /// - Precondition: Bindings of one name are of one type.
  public func binding<Value>(_ name: String, initial value: Value) -> Binding<Value> {
    binding(name, recording: .variable(value))
  }

  /// A recorded binding to the value of another one. The same name gives the same binding.
  ///
  /// What is written to the other binding itself is not recorded.
  /// - Precondition: Bindings of one name are of one type.
  public func binding<Value>(
    _ name: String, recording base: @autoclosure () -> Binding<Value>
  ) -> Binding<Value> {
    if let known = handed[name] {
      guard let binding = known.binding as? Binding<Value> else {
        preconditionFailure("Two recorded bindings named \"\(name)\" of different types")
      }
      return binding
    }
    let base = base()
    let journal = journal
    let binding = Binding(
      get: { base.wrappedValue },
      set: { value in
        journal.note(name, base.wrappedValue, value)
        base.wrappedValue = value
      })
    handed[name] = Handed(binding: binding, type: Value.self)
    names.append(name)
    return binding
  }

  /// All writes so far.
  public var writes: [RecordedWrite] { journal.entries.map(\.write) }

  /// The type of the values of a binding.
  func type(of name: String) -> Any.Type? { handed[name]?.type }

  /// Keeps a screen until the recorder finishes, to see whether its tasks are over by then.
  ///
  /// Screens that are made inside `withWriteRecorder(_:)` are kept without it.
  public func keep(_ screen: Screen) { screens.append(screen) }

  /// Checks what is left: writes that nothing has accounted for, and tasks that are running.
  public func finish() {
    if isFinished { return }
    isFinished = true
    for failure in remainingFailures { failure.record() }
    screens = []
  }

  /// Ends the recorder without a check: the test has failed otherwise.
  func abandon() {
    isFinished = true
    screens = []
  }
}
