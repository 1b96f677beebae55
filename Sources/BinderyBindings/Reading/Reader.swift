/// Something that reads locations and is told when one of them changes.
///
/// A body is evaluated between `beginReading` and `endReading`; every location read in between is
/// recorded and takes the place of those recorded before. Locations do not keep their readers, so
/// a reader must have stopped reading before it goes.
@MainActor open class Reader {
  /// The reader whose body is being evaluated, if any.
  ///
  /// It is not kept: whoever evaluates the body has it.
  package static var current: Reader? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map { .passUnretained($0) } }
  }

  /// The same, to be asked without being retained.
  @exclusivity(unchecked) static var reference: Unmanaged<Reader>?

  /// The first location read, apart from the others so that one read costs no array.
  @exclusivity(unchecked) private final var read: AnyLocation?
  @exclusivity(unchecked) private final var reads: ContiguousArray<AnyLocation> = []
  /// Tells the reads of this evaluation from those of the one before.
  @exclusivity(unchecked) final var epoch: UInt32 = 0

  /// Creates a reader that has read nothing.
  public init() {}

  deinit {
    // The others are never without a first.
    if read != nil { preconditionFailure("Reader gone without having stopped reading") }
  }

  /// Called when a location that was read has been written.
  ///
  /// It may only take note. It must neither read, write nor release bindings: it runs in the midst
  /// of a write.
  /// - Parameter certainly: Whether the value is known to differ. If not, `resolveReads` finds out.
  open func locationDidChange(certainly: Bool) {}

  /// What runtime issues call this reader.
  open var name: String { "a view" }

  /// Takes note of a runtime issue.
  ///
  /// - Returns: Whether the issue has been dealt with. If not, it goes to the next handler.
  open func report(_ issue: RuntimeIssue) -> Bool { false }

  /// Settles what is uncertain: each location that did change says so again, with certainty.
  package final func resolveReads() {
    read?.resolve()
    for location in reads { location.resolve() }
  }

  /// What `endReading` needs to know of the time before `beginReading`.
  package struct Reading {
    fileprivate let outer: Unmanaged<Reader>?
    fileprivate var read: AnyLocation?
    fileprivate var reads: ContiguousArray<AnyLocation> = []
  }

  /// Whether the last evaluation read any location.
  package final var hasReads: Bool { read != nil }

  /// Starts to record reads, in place of those recorded before.
  package final func beginReading() -> Reading {
    // Exchanged rather than copied: nothing is retained.
    var reading = Reading(outer: Reader.reference)
    swap(&reading.read, &read)
    swap(&reading.reads, &reads)
    epoch &+= 1
    Reader.reference = .passUnretained(self)
    return reading
  }

  /// Stops recording, and leaves the locations that were not read again.
  package final func endReading(_ reading: Reading) {
    Reader.reference = reading.outer
    reading.read?.removeUnlessReadAgain(self)
    for location in reading.reads { location.removeUnlessReadAgain(self) }
  }

  /// Leaves every location.
  package final func stopReading() {
    if let location = read {
      read = nil
      location.remove(self)
    }
    if !reads.isEmpty {
      let left = reads
      reads = []
      for location in left { location.remove(self) }
    }
  }

  /// Called once for each location and evaluation.
  @inline(__always) final func record(_ location: AnyLocation) {
    if read == nil { read = location } else { reads.append(location) }
  }
}
