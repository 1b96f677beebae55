/// Tells the owner of a property, from any thread, that a model is about to change.
@MainActor package final class ChangeSignal {
  // The owner ends its signals before it goes.
  private unowned(unsafe) var owner: (any PropertyOwner)?
  private var tellOthers: (() -> Void)?
  /// Whether calls on the main actor are for nothing.
  package var isSilent = false

  /// Makes a signal to an owner, and to others that depend on the model.
  package init(_ owner: any PropertyOwner, tellOthers: (() -> Void)? = nil) {
    self.owner = owner
    self.tellOthers = tellOthers
  }

  /// Nobody is told any more.
  package func end() {
    owner = nil
    tellOthers = nil
  }

  /// The model will change. Its value is not yet the one to come, so the owner only takes note.
  package nonisolated func fire() {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { tell() }
    } else {
      // The hop may arrive before the value has landed, so the owner looks once more.
      Task { @MainActor in
        tell()
        await Task.yield()
        tell()
      }
    }
  }

  private func tell() {
    if isSilent { return }
    owner?.propertyDidChange()
    tellOthers?()
  }
}
