package import Testing

/// What a style leaves behind when a script was run over it alone.
package struct BehaviorTrial: Equatable, Sendable {
  /// How many objects the style made and watched.
  package var watchedObjects: Int
  /// How many of them were still alive once everything was taken down.
  package var liveObjects: Int

  /// Makes a count.
  package init(watchedObjects: Int, liveObjects: Int) {
    self.watchedObjects = watchedObjects
    self.liveObjects = liveObjects
  }
}

extension BehaviorStyle {
  /// Mounts the style, runs the script, takes everything down, and counts what is still alive.
  ///
  /// It is for programs that measure, so it needs no test: what would fail a test is thrown, and
  /// frames that the script expects are not compared. Writes are not recorded, so that a style pays
  /// for nothing that it would not do in a program.
  /// - Throws: `BehaviorTrialError`.
  package func trial(
    width: Int, height: Int, stubs: Stubs, observer: BehaviorObserver,
    sourceLocation: SourceLocation = #_sourceLocation,
    script: @MainActor (BehaviorRun<Stubs>) async throws -> Void
  ) async throws -> BehaviorTrial {
    let setup = BehaviorSetup(stubs, recordsWrites: false)
    let log = FailureLog()
    await log.collect {
      let screen = mount(setup, width, height, sourceLocation)
      let run = BehaviorRun(
        style: name, screen: screen, stubs: stubs, observer: observer, at: sourceLocation)
      do {
        try await script(run)
      } catch {
        let failure = (error as? BehaviorStepError)?.failure
        fail(failure?.message ?? "\(error)", at: failure?.location ?? sourceLocation)
      }
      setup.dropState()
      screen.unmount(sourceLocation: sourceLocation)
      await screen.settle(sourceLocation: sourceLocation)
    }
    if !log.failures.isEmpty {
      throw BehaviorTrialError(
        description: log.failures.map { "\($0.location): \($0.message)" }.joined(separator: "\n"))
    }
    return BehaviorTrial(
      watchedObjects: setup.objectCount, liveObjects: await setup.liveObjectCount)
  }
}
