#if !canImport(Darwin)
  /// Something under way that can be stopped.
  public protocol Cancellable {
    /// Stops it and lets go of what it held; stopping again does nothing.
    func cancel()
  }

  extension Cancellable {
    /// Keeps this in a set, so that it stops when it leaves the set.
    public func store(in set: inout Set<AnyCancellable>) {
      AnyCancellable(self).store(in: &set)
    }

    /// Keeps this at the end of a collection, so that it stops when it leaves the collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
      AnyCancellable(self).store(in: &collection)
    }
  }
#endif
