/// What an attachment may ask of the composition root.
@MainActor public protocol AttachmentHost: AnyObject {
  /// The environment where the attachment stands.
  var environmentValues: EnvironmentValues { get }

  /// Runs an action after the nodes have been updated, before the frame is painted.
  func afterUpdate(_ action: @escaping @MainActor () -> Void)

  /// Runs an action after the nodes have been updated, because a value changed: should this go on
  /// without end, the issue that says so lists the values.
  func afterChange<Value>(
    from old: Value, to new: Value, _ action: @escaping @MainActor () -> Void)

  /// Runs an action as the composition's own: writes are the action's, tasks started are tracked.
  func perform(_ action: @MainActor () -> Void)

  /// Runs an action as the composition's own: at once, or when the update under way is over.
  func performSoon(_ action: @escaping @MainActor () -> Void)

  /// Starts a task that the composition tracks, once the flush is over.
  /// - Parameters:
  ///   - name: What issues call the task, if it has a name.
  ///   - priority: The priority of the task.
  ///   - file: The file that asked for the task, as `#fileID` gives it.
  ///   - line: The line that asked for the task.
  ///   - action: What the task does.
  func startTask(
    name: String?, priority: TaskPriority, file: String, line: Int,
    _ action: @escaping @MainActor () async -> Void
  ) -> TaskHandle

  /// Whether two values are equal, or else the same bit for bit.
  func isSame<Value>(_ a: Value, _ b: Value) -> Bool

  /// Calls `action` after each flush in which a preference of this key changed below the host.
  func observePreference<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping @MainActor (Key.Value) -> Void)

  /// Scrolls the windows below the host until a view with an identity is seen, at the next flush.
  /// - Parameter anchor: Which point of the view to bring to the same point of the window; nil
  ///   scrolls as little as possible.
  func scroll(to id: AnyHashable, anchor: UnitPoint?)

  /// Tells the observers of a key that a value below them has changed.
  func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type)
}
