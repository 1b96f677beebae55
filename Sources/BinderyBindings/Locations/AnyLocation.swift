/// A place where a value lives, whatever its type.
///
/// Locations form a tree of paths. A child keeps its parent; the parent knows its children without
/// keeping them, so that a location lives as long as a binding or a reader holds it, and two
/// bindings to one place share one location.
///
/// They are freed on whichever thread lets go of them last, and nothing has to be done then.
@MainActor package class AnyLocation {
  final let parent: AnyLocation?
  /// The bytes of the parent's value that are this value.
  final let extent: Extent
  /// Whether the value has memory that can be pointed at.
  ///
  /// It starts at storage and holds down to the first path that is not a stored field, element or
  /// payload. Wherever it holds, every change of the value passes through this tree.
  final let isAddressable: Bool
  /// Whether something must be looked up before an address can be taken.
  final let needsPreparing: Bool

  /// The parts of this value, other than the elements of a collection.
  @exclusivity(unchecked) final var children = ChildList()

  /// The epoch of `reader`'s evaluation that read this last.
  @exclusivity(unchecked) final var epoch: UInt32 = 0
  @exclusivity(unchecked) final var reader: Unmanaged<Reader>?
  @exclusivity(unchecked) final var otherReaders: ReaderTable?

  nonisolated init(
    parent: AnyLocation?, extent: Extent, isAddressable: Bool, needsPreparing: Bool
  ) {
    self.parent = parent
    self.extent = extent
    self.isAddressable = isAddressable
    self.needsPreparing = needsPreparing
  }

  // MARK: Access

  /// Finds what lies on the way to the value, so that `address(forWriting:)` is pure arithmetic.
  ///
  /// This may run code of the user, such as `==` of an identifier; taking the address does not.
  /// - Returns: Whether there is an address to take.
  func prepare(forWriting: Bool) -> Bool { isAddressable }

  /// Puts right, after a write in place, what was let go when the address was taken.
  ///
  /// Runs no code of the user.
  func restore() {}

  /// Whether a write would land somewhere. If not, the reason is reported.
  func acceptsWrites() -> Bool { parent?.acceptsWrites() ?? true }

  /// Whether this is the place that another location stands for.
  func isEquivalent(to other: AnyLocation) -> Bool { self === other }

  // MARK: Change

  /// The value around this one has changed from one to another.
  func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    preconditionFailure("Location without a value")
  }

  /// Some bytes of this value have been written; what they were is not known.
  func tellWritten(_ written: Extent) {
    notify(certainly: true)
    tellChildren(of: written, except: nil)
  }

  /// Tells those who read the value, or a part of it, that it is changing behind the location.
  package final func noteChange() { tellWritten(.everything) }

  /// This value may have changed.
  func tellUncertain() {
    notify(certainly: false)
    let parts = children
    for i in 0..<parts.count { parts[i]?.tellUncertain() }
  }

  /// This value, or something inside it, was written in place.
  func wasWritten() {}

  /// Something inside this value was written in place, through `child`.
  func childWasWritten(_ child: AnyLocation) {
    notify(certainly: true)
    wasWritten()
    if children.count > 1 { tellChildren(of: child.extent, except: child) }
  }

  /// Settles what is uncertain about this value.
  func resolve() { parent?.resolve() }
}

extension AnyLocation {
  final func restoreAround() {
    var location = self
    while true {
      location.restore()
      guard let outer = location.parent else { return }
      location = outer
    }
  }

  /// Tells everyone around this value that it was written, its readers being told already.
  final func tellAround() {
    wasWritten()
    var location = self
    while let outer = location.parent {
      outer.childWasWritten(location)
      location = outer
    }
  }

  /// Like `tellAround`, but nobody's value differs.
  final func tellAroundOfEqualWrite() {
    var location = self
    while true {
      location.wasWritten()
      guard let outer = location.parent else { return }
      location = outer
    }
  }

  final func tellChildren(of written: Extent, except excluded: AnyLocation?) {
    let parts = children
    for i in 0..<parts.count {
      guard let part = parts[i], part !== excluded, part.extent.overlaps(written) else { continue }
      part.tellWritten(written.within(part.extent))
    }
  }
}

// MARK: - Readers

extension AnyLocation {
  /// Whether anyone could be told of a change of this value or of something inside it.
  final var hasAudience: Bool { reader != nil || !children.isEmpty }

  /// Records that the reader whose body is being evaluated depends on this value.
  @inline(__always) final func track() {
    if let current = Reader.current { track(current) }
  }

  private final func track(_ current: Reader) {
    guard let first = reader else {
      reader = .passUnretained(current)
      epoch = current.epoch
      current.record(self)
      return
    }
    if first.toOpaque() == Unmanaged.passUnretained(current).toOpaque() {
      if epoch != current.epoch {
        epoch = current.epoch
        current.record(self)
      }
      return
    }
    let others: ReaderTable
    if let table = otherReaders {
      others = table
    } else {
      others = ReaderTable()
      otherReaders = others
    }
    switch others.touch(current) {
    case true?: current.record(self)
    case false?: break
    case nil:
      others.add(current, epoch: current.epoch)
      current.record(self)
    }
  }

  final func removeUnlessReadAgain(_ former: Reader) {
    if reader?.toOpaque() == Unmanaged.passUnretained(former).toOpaque() {
      if epoch != former.epoch { removeFirstReader() }
    } else if let others = otherReaders, others.epoch(of: former) != former.epoch {
      others.remove(former)
    }
  }

  final func remove(_ former: Reader) {
    if reader?.toOpaque() == Unmanaged.passUnretained(former).toOpaque() {
      removeFirstReader()
    } else {
      otherReaders?.remove(former)
    }
  }

  private final func removeFirstReader() {
    if let next = otherReaders?.popLast() {
      reader = next.reader
      epoch = next.epoch
    } else {
      reader = nil
    }
  }

  @inline(__always) final func notify(certainly: Bool) {
    if let first = reader {
      first.takeUnretainedValue().locationDidChange(certainly: certainly)
      otherReaders?.notify(certainly: certainly)
    }
  }
}
