package import BinderyTesting
package import SessionEditorCore
import Synchronization

/// Holds loads and saves back until somebody answers them, and remembers what it has saved.
package final class GatedSessionService: SessionService {
  private struct State {
    var loads: [Gate<Session>]
    var saved: [Session] = []
  }
  private let state: Mutex<State>
  private let saves: Gate<Void>

  /// Makes a service whose loads wait at gates, each at the next one; at the last one from there
  /// on. All saves wait at one.
  package init(loads: Gate<Session>..., saves: Gate<Void> = Gate()) {
    state = Mutex(State(loads: loads))
    self.saves = saves
  }

  /// What was saved, the oldest first.
  package var saved: [Session] { state.withLock { $0.saved } }

  /// Waits for the answer.
  package func load() async throws -> Session {
    let gate = state.withLock { state in
      state.loads.count > 1 ? state.loads.removeFirst() : state.loads[0]
    }
    return try await gate.value()
  }

  /// Waits until it may save.
  package func save(_ session: Session) async throws {
    try await saves.value()
    state.withLock { $0.saved.append(session) }
  }
}
