#if !canImport(Darwin)
  /// A cancellable that cancels when it is released.
  public final class AnyCancellable: Cancellable {
    private let action: Guarded<(() -> Void)?>

    /// Makes a cancellable that runs a closure, once.
    public init(_ cancel: @escaping () -> Void) {
      action = Guarded(cancel)
    }

    /// Makes a cancellable that cancels another.
    public init<C: Cancellable>(_ canceller: C) {
      action = Guarded(canceller.cancel)
    }

    deinit {
      cancel()
    }

    /// Stops receiving and lets go of everything held.
    public func cancel() {
      action.exchange(nil)?()
    }

    /// Keeps this in a set.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    /// Keeps this at the end of a collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
      collection.append(self)
    }
  }

  extension AnyCancellable: Hashable {
    /// Whether both are the same.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
      lhs === rhs
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
