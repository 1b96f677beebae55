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

  /// What the current reader read the time before. The only location, as most bodies read one, is
  /// taken over when it is read again: it need not be kept anew.
  @exclusivity(unchecked) private static var former = Reads()

  @exclusivity(unchecked) private final var reads = Reads()
  /// Tells the reads of this evaluation from those of the one before.
  @exclusivity(unchecked) final var epoch: UInt32 = 0

  /// Creates a reader that has read nothing.
  public init() {}

  deinit {
    if !reads.isEmpty { preconditionFailure("Reader gone without having stopped reading") }
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
    for index in 0..<reads.count { reads[index].resolve() }
  }

  /// What `endReading` needs to know of the time before `beginReading`.
  package struct Reading: ~Copyable {
    fileprivate let outer: Unmanaged<Reader>?
    fileprivate var former = Reads()
  }

  /// Whether the last evaluation read any location.
  package final var hasReads: Bool { !reads.isEmpty }

  /// Starts to record reads, in place of those recorded before.
  package final func beginReading() -> Reading {
    // Exchanged rather than copied: nothing is retained.
    var reading = Reading(outer: Reader.reference)
    swap(&reading.former, &Reader.former)
    swap(&Reader.former, &reads)
    epoch &+= 1
    Reader.reference = .passUnretained(self)
    return reading
  }

  /// Stops recording, and leaves the locations that were not read again.
  package final func endReading(_ reading: consuming Reading) {
    Reader.reference = reading.outer
    swap(&reading.former, &Reader.former)
    let former = reading.former
    for index in 0..<former.count { former[index].removeUnlessReadAgain(self) }
  }

  /// Leaves every location.
  package final func stopReading() {
    if reads.isEmpty { return }
    var left = Reads()
    swap(&left, &reads)
    for index in 0..<left.count { left[index].remove(self) }
  }

  /// Called once for each location and evaluation, of the current reader.
  @inline(__always) final func record(_ location: AnyLocation) {
    if reads.isEmpty && Reader.former.isOnly(location) {
      swap(&reads, &Reader.former)
    } else {
      reads.add(location)
    }
  }
}
