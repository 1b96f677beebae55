// Entry points of the concurrency runtime, as the standard library itself declares them for
// `TaskLocal` and `Task.currentPriority`. Nothing public says how many tasks have inherited a value,
// or lets a task give up the one it has.

@_silgen_name("swift_task_localValueGet")
private func taskLocalStorage(key: UnsafeRawPointer) -> UnsafeMutableRawPointer?

@_silgen_name("swift_task_getJobFlags")
private func jobFlags(_ task: UnsafeRawPointer) -> Int

extension RuntimeContext {
  /// The bit that tells a child task, which has no values of its own but looks into its parent.
  private static var childTask: Int { 1 << 24 }

  /// Has the current task belong to another context from here on. Tasks that it has started, and
  /// those that were started along with it, stay with the one it had.
  ///
  /// A task has a copy of each value that it inherits, and this changes that copy. The tasks that
  /// may look into it are the current one, which is here, and its child tasks. So that none of those
  /// is left with a context that goes while it is read, the caller must keep what is returned until
  /// it has been on the main actor once more.
  /// - Returns: The context that the task had. Nil, and nothing is changed, where the task has none,
  ///   or is a child task.
  package static func exchange(
    _ make: (any IssueContext) -> (any IssueContext)?
  ) -> (any IssueContext)? {
    // An `UnsafeCurrentTask` is the address of the task, and nothing else.
    let flags = withUnsafeCurrentTask { task in
      task.map { jobFlags(unsafeBitCast($0, to: UnsafeRawPointer.self)) }
    }
    guard let flags, flags & childTask == 0 else { return nil }
    // A `TaskLocal` is a key by its address.
    let key = unsafeBitCast($current, to: UnsafeRawPointer.self)
    guard let storage = taskLocalStorage(key: key) else { return nil }
    let value = storage.assumingMemoryBound(to: (any IssueContext)?.self)
    guard let old = value.pointee, let new = make(old) else { return nil }
    value.pointee = new
    return old
  }
}
