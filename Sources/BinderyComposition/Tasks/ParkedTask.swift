import BinderyBindings
import Synchronization

/// A task that waits for something only the test can give. While it is parked it counts as settled,
/// and the tasks that were started along with it do not.
package final class ParkedTask: Sendable {
  private struct Place {
    let tracker: TaskTracker
    let serial: Int
    let branch: TaskFamily.Branch
  }
  // Not the token itself: who wakes the task holds this, and the task's end is the token's release.
  private let place = Mutex<Place?>(nil)

  /// Stands for a task that has not been parked yet.
  package init() {}

  /// The current task waits from here on.
  ///
  /// Where others have the same token, it gets one of its own, so that these are seen to end. A
  /// child task cannot: it counts for the task it is a child of.
  package func enter() {
    guard let tracker = park() else { return }
    // Those who wait count who holds a token. This must not be one of them when they look last.
    tracker.signal()
  }

  /// Lets go of every token that it has held before it returns.
  @inline(never) private func park() -> TaskTracker? {
    guard let task = CurrentTask(),
      let (serial, tracker, handler) = task.withToken({ ($0.serial, $0.tracker, $0.handler) })
    else { return nil }
    let branch = TaskFamily.Branch(task)
    if !task.isChild, let own = tracker.separate(task, from: serial, handler: handler) {
      place.withLock { $0 = Place(tracker: tracker, serial: own.serial, branch: branch) }
      tracker.retire(task.exchange(for: own))
    } else {
      place.withLock { $0 = Place(tracker: tracker, serial: serial, branch: branch) }
      tracker.park(task, under: serial)
    }
    return tracker
  }

  /// The task goes on from here on, though it may not have been scheduled yet.
  package func leave() {
    guard let place = place.withLock({ $0 }) else { return }
    place.tracker.unpark(place.branch, under: place.serial)
  }

  /// Waits until what the task does next is over or parked again, and everything that it caused.
  @MainActor package func settle() async {
    await place.withLock { $0 }?.tracker.composition?.settle()
  }
}
