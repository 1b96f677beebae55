#if !canImport(Darwin)
  /// The publishers of the objects that have no `@Published` property to keep one in.
  ///
  /// An entry keeps neither its object nor its publisher alive: subscribers keep the publisher, and
  /// without subscribers there is nobody to tell.
  ///
  /// - Complexity: A lookup is O(1); entries of released objects are swept out each time the table
  ///   has doubled.
  package final class ObjectWillChangeTable {
    private struct Entry {
      weak var object: AnyObject?
      weak var broadcast: Broadcast<Void, Never>?
    }

    private struct State {
      var entries: [ObjectIdentifier: Entry] = [:]
      var sweepCount = 64
    }

    // Everything in the table is reached through its lock, and the table itself never changes.
    package nonisolated(unsafe) static let shared = ObjectWillChangeTable()

    private let state = Guarded(State())

    /// The number of entries, those of released objects included.
    package var count: Int {
      state.withLock { $0.entries.count }
    }

    /// Returns an object's publisher: the one it has subscribers of, or else one without any.
    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
      let identifier = ObjectIdentifier(object)
      let broadcast = state.withLock { state -> Broadcast<Void, Never> in
        // An identifier is used again once its object is released, hence the comparison.
        if let entry = state.entries[identifier], entry.object === object,
          let broadcast = entry.broadcast
        {
          return broadcast
        }
        let broadcast = Broadcast<Void, Never>()
        state.entries[identifier] = Entry(object: object, broadcast: broadcast)
        if state.entries.count >= state.sweepCount {
          state.entries = state.entries.filter {
            $0.value.broadcast != nil && $0.value.object != nil
          }
          state.sweepCount = max(64, state.entries.count * 2)
        }
        return broadcast
      }
      return ObservableObjectPublisher(sharing: broadcast)
    }
  }
#endif
