package import BinderyTesting
import Synchronization
package import UserProfileCore

/// Holds loads back until somebody answers them.
package final class GatedProfileLoader: ProfileLoader {
  private let gates: Mutex<[Gate<UserProfile>]>

  /// Makes a loader whose loads wait at gates, each at the next one; at the last one from there on.
  package init(_ gates: Gate<UserProfile>...) { self.gates = Mutex(gates) }

  /// Waits for the answer.
  package func load() async throws -> UserProfile {
    let gate = gates.withLock { gates in gates.count > 1 ? gates.removeFirst() : gates[0] }
    return try await gate.value()
  }
}
