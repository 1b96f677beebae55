/// The tasks that have the same token.
///
/// *Direct* ones were started by the action that the token was made for, or the token was made for
/// them. The others were started by tasks.
struct TaskFamily {
  /// A task that is no child, told by where it keeps its token; with all its child tasks.
  struct Branch: Hashable, Sendable {
    private let storage: UInt
    init(_ task: CurrentTask) { storage = UInt(bitPattern: task.storage) }
  }
  /// How a branch waits for the test.
  private struct Parking {
    /// How many tasks of the branch wait.
    var count = 0
    /// The task that the branch begins with; nil where that is not known.
    var task: UnsafeRawPointer?
    /// Whether only child tasks wait.
    var isOfChildren: Bool
  }

  var task: RunningTask
  /// The first token of all: the family of an action, or of a view's task.
  let root: Int
  /// Where the token is. It is there for as long as the family is known.
  private let token: UnsafeRawPointer
  /// The tokens of those who may have started the task that this one was made for, or one above it.
  let starters: [Int]
  /// The task that the token was made for, where it had another one first.
  private let owner: (branch: Branch, task: UnsafeRawPointer)?
  /// How many direct tasks there are; nil while the action runs.
  private var directCount: Int?
  /// The number of the last task that may be direct.
  private var lastDirect: UInt64
  /// How many direct tasks have got tokens of their own.
  private var leftCount = 0
  private var parkings: [Branch: Parking] = [:]

  /// The family of an action, or of a view's task.
  init(_ task: RunningTask, serial: Int, token: TaskToken) {
    self.task = task
    root = serial
    self.token = token.address
    starters = []
    owner = nil
    lastDirect = .max
  }

  /// The family of a task that leaves another one, and is parked.
  /// - Parameter serial: The serial of the token that it leaves.
  private init(
    _ current: CurrentTask, from former: TaskFamily, of serial: Int, isDirect: Bool,
    token: TaskToken
  ) {
    task = former.task
    root = former.root
    self.token = token.address
    starters = isDirect ? former.starters : former.starters + [serial]
    owner = (Branch(current), current.address)
    directCount = 1
    lastDirect = current.identifier
    park(current)
  }

  /// Lets a task go that is parked from here on.
  /// - Parameters:
  ///   - serial: The serial of the token that it has had.
  ///   - token: The token that it gets.
  /// - Returns: Its family.
  mutating func parting(
    with current: CurrentTask, of serial: Int, to token: TaskToken
  ) -> TaskFamily {
    let isDirect = current.identifier <= lastDirect
    if isDirect { leftCount += 1 }
    return TaskFamily(current, from: self, of: serial, isDirect: isDirect, token: token)
  }

  /// The action is over.
  mutating func didStart(_ count: Int, upTo identifier: UInt64) {
    directCount = count
    lastDirect = identifier
  }

  // MARK: Waiting

  mutating func park(_ current: CurrentTask) {
    let branch = Branch(current)
    let beginning =
      current.isChild ? (owner?.branch == branch ? owner?.task : nil) : current.address
    var parking = parkings[branch] ?? Parking(task: beginning, isOfChildren: current.isChild)
    parking.count += 1
    if !current.isChild { parking.isOfChildren = false }
    parkings[branch] = parking
  }

  mutating func unpark(_ branch: Branch) {
    guard var parking = parkings[branch] else { return }
    parking.count -= 1
    parkings[branch] = parking.count > 0 ? parking : nil
  }

  /// How many tasks that are no children have the token.
  var holders: Int { CurrentTask.holders(of: token) }

  /// How many of these do not wait for the test, as far as is known.
  var runningCount: Int { max(0, holders - parkings.count) }

  /// How many wait whose values somebody may await: their handles are kept.
  var awaitableCount: Int {
    // A running task is held once by the runtime, and once by each handle.
    parkings.values.count { $0.task.map { CurrentTask.holders(of: $0) > 1 } ?? true }
  }

  /// Whether all of its tasks wait for the test, or may await tasks that do.
  ///
  /// Which task awaits which is not known. One that has been started by an action may await one
  /// that was started by it, or by others of its family. One that was started by a task may also
  /// await what child tasks wait for.
  /// - Parameter awaitable: How many tasks wait that the family has started, and that can be
  ///   awaited.
  func isWaiting(awaitable: Int) -> Bool {
    let running = runningCount
    if running == 0 { return true }
    guard let directCount else { return false }
    let direct = min(running, max(0, directCount - leftCount - parkings.count))
    if direct > 0 { return awaitable >= direct }
    return awaitable > 0 || parkings.values.contains { $0.isOfChildren }
  }

  /// Whether it may come to wait without being seen to, since some that wait, or may await others,
  /// keep the token while the rest end.
  func mayEndUnseen(awaitable: Int) -> Bool {
    (!parkings.isEmpty || awaitable > 0) && !isWaiting(awaitable: awaitable)
  }
}
