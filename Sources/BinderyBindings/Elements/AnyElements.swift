/// The elements of a collection under one way to tell them apart, whatever the types.
///
/// This is a location too, a part of the collection: its value is the collection's *structure*,
/// which identifiers there are and in which order, and the elements' locations are inside it.
@MainActor package class AnyElements: AnyLocation {
  /// Whether the elements have been told that they may have changed, and nobody has looked since.
  @exclusivity(unchecked) final var elementsAreSuspect = false
  /// Whether the structure's readers have been told that it has changed, and have not looked since.
  @exclusivity(unchecked) final var structureIsKnownToDiffer = false

  /// Counts what is told of the collection and its elements, and the times when nothing was.
  @exclusivity(unchecked) final var news: UInt32 = 1

  /// Where the element stands that was written last.
  @exclusivity(unchecked) private final var writtenPosition: Int32 = 0

  /// The location of the element at a position.
  func anyLocation(at position: Int) -> AnyLocation {
    fatalError("Abstract elements")
  }

  /// The location of the element at a position, where the structure is read to find it.
  @inline(__always) final func trackedLocation(at position: Int) -> AnyLocation {
    if Reader.reference != nil { trackStructure() }
    return anyLocation(at: position)
  }

  /// Whether elements are told apart by a property that was asked for.
  func isIdentified(by path: AnyKeyPath) -> Bool { false }

  /// Forgets what is known about positions.
  func positionsMayHaveChanged() { news &+= 1 }

  /// Tells every element that it may have changed.
  func tellElementsUncertain() {}

  /// Lets every element look again, but tells its readers nothing.
  func noteElementsReplacedByEqual() {}

  /// Tells other locations of the same element that it was written.
  func tellTwins(of element: AnyLocation) {}

  /// The element at a position was written under another way to tell elements apart.
  func elementWasWritten(at position: Int) {}

  /// Makes the reader whose body is being evaluated depend on the structure.
  package func trackStructure() {
    guard Reader.current != nil else { return }
    structureIsKnownToDiffer = false
    track()
    trackSources()
  }

  /// Where the collection comes from a closure, tracks what the closure reads.
  func trackSources() {}

  /// The collection may have changed in any way.
  ///
  /// Each element is suspect from here on: it keeps what its readers were last told, and compares
  /// when somebody asks. Told twice without anybody asking, this is O(1).
  final func collectionMayHaveChanged(certainly: Bool) {
    positionsMayHaveChanged()
    if !structureIsKnownToDiffer {
      structureIsKnownToDiffer = certainly
      notify(certainly: certainly)
    }
    suspectElements()
  }

  /// The collection was replaced by one with the same structure: elements may have changed.
  ///
  /// Where it can be told which ones, the others need not look.
  func suspectElements(from old: UnsafeRawPointer, to new: UnsafeRawPointer) { suspectElements() }

  final func suspectElements() {
    news &+= 1
    if elementsAreSuspect { return }
    elementsAreSuspect = true
    tellElementsUncertain()
  }

  /// Whether two values of the collection have the same identifiers in the same order. O(*n*).
  func isSameStructure(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { false }

  /// An element has got another identifier.
  final func structureDidChange() {
    positionsMayHaveChanged()
    structureIsKnownToDiffer = true
    notify(certainly: true)
  }

  /// Nothing is told from here on.
  override func leaveParent() {
    news &+= 1
    super.leaveParent()
  }

  override func wasWritten() { news &+= 1 }

  override func prepare(forWriting: Bool) -> Bool {
    parent.unsafelyUnwrapped.prepare(forWriting: forWriting)
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    if !structureIsKnownToDiffer, isSameStructure(old, new) {
      suspectElements(from: old, to: new)
    } else {
      collectionMayHaveChanged(certainly: true)
    }
  }

  override func parentWasReplacedByEqual() {
    positionsMayHaveChanged()
    noteElementsReplacedByEqual()
  }

  override func tellWritten(_ written: Extent) { collectionMayHaveChanged(certainly: true) }
  override func tellUncertain() { collectionMayHaveChanged(certainly: false) }

  /// Elements with different identifiers are disjoint, and a write inside one keeps the structure.
  override func partWasWritten(_ part: AnyLocation, in written: Extent) {
    news &+= 1
    writtenPosition = part.position
    if partCount > 0 { tellTwins(of: part) }
  }

  override func partDidChange(
    _ part: AnyLocation, from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) {
    news &+= 1
    writtenPosition = part.position
    if partCount > 0 { tellTwins(of: part) }
  }

  /// Elements under another way to tell them apart are told of one position only.
  override func tellSibling(_ sibling: AnyLocation, of written: Extent) {
    if let others = sibling as? AnyElements {
      others.news &+= 1
      others.elementWasWritten(at: Int(writtenPosition))
    } else {
      super.tellSibling(sibling, of: written)
    }
  }
}
