/// What a feature says of itself while `explore` mounts it.
@MainActor public final class Exploration {
  /// Something that must hold after each step.
  struct Invariant {
    let sentence: String
    let holds: @MainActor () -> Bool
  }
  private(set) var invariants: [Invariant] = []
  /// What may happen besides what a person does, in the order in which it was added.
  private(set) var events: [(name: String, action: @MainActor () -> Void)] = []

  init() {}

  /// Says what must hold after each step.
  /// - Parameter sentence: What holds, for the failure: "The total is never negative".
  public func invariant(_ sentence: String, _ holds: @escaping @MainActor () -> Bool) {
    invariants.append(Invariant(sentence: sentence, holds: holds))
  }

  /// Adds something that may happen besides what a person does, such as the answer of a stub.
  public func event(_ name: String, _ action: @escaping @MainActor () -> Void) {
    events.append((name, action))
  }
}
