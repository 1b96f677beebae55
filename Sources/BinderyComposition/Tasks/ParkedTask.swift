import BinderyBindings
import Synchronization

/// A task that waits for something only the test can give. While it is parked it counts as settled,
/// and the tasks that were started along with it do not.
package final class ParkedTask: Sendable {
  private struct Place {
    let tracker: TaskTracker
    let serial: Int
  }
  // Not the token itself: who wakes the task holds this, and the task's end is the token's release.
  private let place = Mutex<Place?>(nil)

  /// Stands for a task that has not been parked yet.
  package init() {}

  /// The current task waits from here on.
  ///
  /// Where it was not started alone, it gets a token of its own, so that those that were started
  /// along with it are seen to end. A child task cannot: it counts for the task it is a child of.
  package func enter() {
    guard let token = RuntimeContext.current as? TaskToken else { return }
    let tracker = token.tracker
    let former =
      tracker.isAlone(token.serial)
      ? nil
      : RuntimeContext.exchange { _ in
        let own = tracker.makeParkedToken(from: token.serial, handler: token.handler)
        place.withLock { $0 = Place(tracker: tracker, serial: own.serial) }
        return own
      }
    if let former {
      // A child task may be about to retain it.
      Task.detached { @MainActor in _ = former }
    } else {
      place.withLock { $0 = Place(tracker: tracker, serial: token.serial) }
      tracker.park(token.serial)
    }
  }

  /// The task goes on from here on, though it may not have been scheduled yet.
  package func leave() {
    guard let place = place.withLock({ $0 }) else { return }
    place.tracker.unpark(place.serial)
  }

  /// Waits until what the task does next is over or parked again, and everything that it caused.
  @MainActor package func settle() async {
    await place.withLock { $0 }?.tracker.composition?.settle()
  }
}
