import BinderyComposition
import Testing

/// On whose behalf a binding was written.
public enum WritePhase: String, Sendable, CustomStringConvertible {
  /// An action of a control, such as a button's or a key press in a text field.
  case action
  /// `onChange`, `onAppear` or another closure that runs while the screen is brought up to date.
  case onChange
  /// A task: `.task`, or a `Task { }` that was started in one of the above.
  case task
  /// A task whose view has gone, or that another one has replaced, or whose screen is unmounted.
  case afterUnmount
  /// None of these: the test itself, a method of a view that it calls, a detached task, a queue.
  case outside

  /// The phase in words.
  public var description: String {
    switch self {
    case .action: "action"
    case .onChange: "onChange"
    case .task: "task"
    case .afterUnmount: "after unmount"
    case .outside: "outside"
    }
  }

  /// The phase of the code that is running.
  @MainActor static var current: WritePhase {
    guard let turn = Turn.current else { return .outside }
    if turn.isOwnTask {
      switch turn.stage {
      case .acting: return .action
      case .updating: return .onChange
      case .over: break
      }
    }
    return Composition.isCurrentTaskObsolete ? .afterUnmount : .task
  }
}
