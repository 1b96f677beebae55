public import BinderyTesting
import Synchronization

/// A gate for each call of a service.
public final class ShowGates<Answer: Sendable>: Sendable {
  private struct State {
    var gates: [Gate<Answer>] = []
    var calls = 0
  }
  private let state = Mutex(State())

  /// Makes closed gates.
  public init() {}

  /// The gate of a call, counted from 0.
  public subscript(index: Int) -> Gate<Answer> {
    state.withLock { state in
      while state.gates.count <= index { state.gates.append(Gate()) }
      return state.gates[index]
    }
  }

  /// How many calls there have been.
  public var calls: Int { state.withLock { $0.calls } }

  /// Waits at the gate of the call that begins.
  func next() async throws -> Answer {
    let index = state.withLock { state in
      state.calls += 1
      return state.calls - 1
    }
    return try await self[index].value()
  }
}
