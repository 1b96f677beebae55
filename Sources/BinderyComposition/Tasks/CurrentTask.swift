import BinderyBindings

// Entry points of the runtime, declared as the standard library itself declares them. Nothing
// public says how many tasks have inherited a value, tells two tasks that have inherited the same
// value apart, or lets a task give up what it has inherited.

@_silgen_name("swift_task_getJobFlags")
private func jobFlags(_ task: UnsafeRawPointer) -> Int

@_silgen_name("swift_task_getJobTaskId")
private func identifier(_ task: UnsafeRawPointer) -> UInt64

@_silgen_name("swift_task_localValueGet")
private func taskLocalStorage(key: UnsafeRawPointer) -> UnsafeMutableRawPointer?

@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeRawPointer) -> Int

/// The task that is running, and where it keeps the token that it has inherited.
struct CurrentTask: @unchecked Sendable {
  // Sendable, since the addresses are compared, and followed only by `holders(of:)`, whose caller
  // says that the object is there.

  /// The task's address.
  let address: UnsafeRawPointer
  /// The address of the token in the task's own memory: a `Task { }` has a copy of each value that
  /// it inherits. Child tasks have none and look into the task that they are children of, so that
  /// it also tells the tasks apart that are not.
  let storage: UnsafeMutableRawPointer
  /// Whether it is a child task: an `async let`, or one of a task group.
  let isChild: Bool

  /// Nil where no task is running, where it has no token, or where the runtime does not keep it as
  /// it is known to do.
  init?() {
    let address = withUnsafeCurrentTask { task in
      // An `UnsafeCurrentTask` is the address of the task, and nothing else.
      task.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
    // A `TaskLocal` is a key by its address.
    let key = unsafeBitCast(RuntimeContext.$current, to: UnsafeRawPointer.self)
    guard let address, let token = RuntimeContext.current as? TaskToken,
      let storage = taskLocalStorage(key: key),
      storage.load(as: UnsafeRawPointer?.self) == token.address
    else { return nil }
    let flags = jobFlags(address)
    if flags & Self.kinds != 0 { return nil }
    self.address = address
    self.storage = storage
    isChild = flags & Self.childTask != 0
  }

  /// The bits that are zero for a task, and tell other jobs.
  private static var kinds: Int { 0xFF }
  /// The bit that tells a child task.
  private static var childTask: Int { 1 << 24 }

  /// A number that is higher for tasks that were made later.
  var identifier: UInt64 { BinderyComposition.identifier(address) }

  /// What has to be known of the token.
  ///
  /// - Parameter body: Must not keep the token: who holds it is counted.
  func withToken<Result>(_ body: (TaskToken) -> Result) -> Result? {
    (RuntimeContext.current as? TaskToken).map(body)
  }

  /// Has the task belong to another token from here on. Tasks that it has started, and those that
  /// were started along with it, stay with the one it had.
  ///
  /// It must not be a child task. Those that may look into its memory are the task itself, which is
  /// here, and its child tasks, which find one token or the other, since what changes is one
  /// aligned word. So that none of them is left with a token that goes while it is read, the caller
  /// must keep the former one for a while.
  /// - Returns: The token that the task had.
  func exchange(for token: TaskToken) -> TaskToken {
    let former = storage.load(as: UnsafeRawPointer.self)
    let new = UnsafeRawPointer(Unmanaged.passRetained(token).toOpaque())
    storage.storeBytes(of: new, as: UnsafeRawPointer.self)
    return Unmanaged<TaskToken>.fromOpaque(former).takeRetainedValue()
  }

  /// The number of a task that has just been made.
  static func identifier<Success, Failure>(of task: Task<Success, Failure>) -> UInt64 {
    BinderyComposition.identifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
  }

  /// How many hold an object, which must be there.
  static func holders(of object: UnsafeRawPointer) -> Int { retainCount(object) }
}
