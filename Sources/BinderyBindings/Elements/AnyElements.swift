/// The elements of a collection under one way to tell them apart, whatever the types.
///
/// This is a location too, a part of the collection: its value is the collection's *structure*,
/// which identifiers there are and in which order, and the elements' locations are inside it.
@MainActor package class AnyElements: AnyLocation {
  /// How much those inside have been told of a change that nobody has looked at since.
  @exclusivity(unchecked) final var suspicion = Suspicion.none

  enum Suspicion: Int {
    /// Nothing, or somebody has looked.
    case none
    /// That the collection may have changed.
    case uncertain
    /// That the collection has changed.
    case certain
  }

  /// The location of the element at a position.
  func anyLocation(at position: Int) -> AnyLocation {
    preconditionFailure("Elements without a type")
  }

  /// Whether elements are told apart by a property that was asked for.
  func isIdentified(by path: AnyKeyPath) -> Bool { false }

  /// Forgets what is known about positions.
  func positionsMayHaveChanged() {}

  /// Tells every element that it may have changed.
  func tellElementsUncertain() {}

  /// Makes the reader whose body is being evaluated depend on the structure.
  package func trackStructure() {
    guard Reader.current != nil else { return }
    suspicion = .none
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
    let told: Suspicion = certainly ? .certain : .uncertain
    if suspicion.rawValue >= told.rawValue { return }
    let elementsKnow = suspicion != .none
    suspicion = told
    notify(certainly: certainly)
    if !elementsKnow { tellElementsUncertain() }
  }

  /// An element has got another identifier.
  final func structureDidChange() {
    positionsMayHaveChanged()
    notify(certainly: true)
  }

  override func prepare(forWriting: Bool) -> Bool {
    parent.unsafelyUnwrapped.prepare(forWriting: forWriting)
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    collectionMayHaveChanged(certainly: true)
  }

  override func tellWritten(_ written: Extent) { collectionMayHaveChanged(certainly: true) }
  override func tellUncertain() { collectionMayHaveChanged(certainly: false) }

  /// Elements with different identifiers are disjoint, and a write inside one keeps the structure.
  override func childWasWritten(_ child: AnyLocation) {}

  override func resolve() {
    super.resolve()
    suspicion = .none
  }
}
