public import BinderyTesting
import Synchronization
public import UsersCore

/// The outside world of a run: each load waits at a gate of its own.
public final class UsersStubs: Sendable {
  private struct State {
    var gates: [Gate<[User]>] = []
    var loads = 0
  }
  private let state = Mutex(State())

  /// Makes closed gates.
  public init() {}

  /// The gate of a load, counted from 0.
  public func gate(_ index: Int) -> Gate<[User]> {
    state.withLock { state in
      while state.gates.count <= index { state.gates.append(Gate()) }
      return state.gates[index]
    }
  }

  /// How many loads there have been.
  public var loads: Int { state.withLock { $0.loads } }

  /// The gate of the load that begins.
  func next() -> Gate<[User]> {
    gate(
      state.withLock { state in
        state.loads += 1
        return state.loads - 1
      })
  }
}
