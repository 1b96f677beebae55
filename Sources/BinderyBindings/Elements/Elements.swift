/// The elements of a collection, each found by its identifier.
///
/// This class is abstract: a subclass knows the collection.
@MainActor package class Elements<Element, ID: Hashable>: AnyElements {
  typealias Member = ElementLocation<Element, ID>

  final let elementShape: Shape<Element>
  /// Saves looking the metadata up for every element.
  private final let memberType: ElementLocation<Element, ID>.Type
  @exclusivity(unchecked) private final var members = MemberTable<Member, ID>()
  /// Whether elements may stand elsewhere than in their slots.
  @exclusivity(unchecked) private final var mayHaveMoved = false
  /// Counts the changes after which elements may stand elsewhere.
  @exclusivity(unchecked) private final var round: UInt32 = 0
  /// First positions by identifier, as of `positionsRound`.
  @exclusivity(unchecked) private final var positions: [ID: Int] = [:]
  @exclusivity(unchecked) private final var positionsRound: UInt32 = 0
  @exclusivity(unchecked) private final var misses = 0
  /// How far the last element that had moved was from where it was before.
  @exclusivity(unchecked) private final var shift = 0

  init(in list: AnyLocation, isAddressable: Bool, shape: Shape<Element>) {
    elementShape = shape
    memberType = ElementLocation<Element, ID>.self
    super.init(
      parent: list, extent: .everything, isAddressable: isAddressable, needsPreparing: true)
  }

  // MARK: What a subclass knows

  /// How many elements there are.
  package var count: Int { preconditionFailure("Elements without a collection") }

  /// The identifier of the element at a position.
  package func id(at position: Int) -> ID { preconditionFailure("Elements without a collection") }

  /// The element at a position.
  func element(at position: Int) -> Element { preconditionFailure("Elements without a collection") }

  /// The element at a position, if there is one and it has the identifier.
  func element(_ id: ID, at position: Int) -> Element? { nil }

  /// Whether the element with the identifier stands at a position.
  func stands(_ id: ID, at position: Int) -> Bool { false }

  /// The position of the first element with the identifier. O(*n*).
  func firstPosition(of id: ID) -> Int? { nil }

  /// The first position of each identifier. O(*n*).
  func firstPositions() -> [ID: Int] { [:] }

  /// Where an element lies, after the collection has been prepared.
  func address(at position: Int, forWriting: Bool) -> UnsafeMutablePointer<Element>? { nil }

  /// Replaces the element at a position by replacing the collection.
  func replace(at position: Int, with element: Element) {}

  // MARK: Locations

  /// A binding to the element at a position. O(1), but for the first call after a reorder.
  package func binding(at position: Int) -> Binding<Element> {
    Binding(location: location(at: position))
  }

  override func anyLocation(at position: Int) -> AnyLocation { location(at: position) }

  final func location(at position: Int) -> Member {
    let id = id(at: position)
    if let member = members.slotted(at: position), member.id == id { return member }
    return findOrMakeLocation(id, at: position)
  }

  private final func findOrMakeLocation(_ id: ID, at position: Int) -> Member {
    if mayHaveMoved { loosenMoved() }
    // One that still stands elsewhere is another element with the same identifier.
    if let member = members.loose(id),
      member.position == position || !stands(id, at: member.position)
    {
      member.position = position
      if members.setSlot(at: position, to: member), noticesEveryChange {
        members.removeLoose(member, id: id)
      }
      return member
    }
    let member = memberType.init(id, element(at: position), at: position, in: self)
    // It does not know what the others have been told.
    suspicion = .none
    if !members.setSlot(at: position, to: member) || !noticesEveryChange {
      members.addLoose(member, id: id)
    }
    return member
  }

  /// Whether the collection cannot change without this being told. Otherwise all elements have to
  /// be found by their identifiers at any time.
  private final var noticesEveryChange: Bool { parent.unsafelyUnwrapped.isAddressable }

  private final func loosenMoved() {
    mayHaveMoved = false
    members.loosen(unless: { stands($0.id, at: $1) }, id: { $0.id })
  }

  override func tellElementsUncertain() {
    for member in members.all() { member.tellUncertain() }
  }

  /// Says that `binding(at:)` is about to be asked for elements that have moved.
  package func beginReorder() { if mayHaveMoved { loosenMoved() } }

  /// Says that elements stand where `binding(at:)` was asked for them.
  package func endReorder() { members.removeGone() }

  // MARK: Positions

  /// Whether the element is still there; if so, its `position` is right afterwards.
  final func find(_ member: Member) -> Bool {
    stands(member.id, at: member.position) || search(member)
  }

  private final func search(_ member: Member) -> Bool {
    let guess = member.position &+ shift
    if shift != 0, guess >= 0, stands(member.id, at: guess) {
      member.position = guess
      return true
    }
    guard let found = searchedPosition(of: member.id) else { return false }
    shift = found - member.position
    member.position = found
    return true
  }

  /// Looks through the collection a few times, then makes a table.
  private final func searchedPosition(of id: ID) -> Int? {
    misses += 1
    if misses <= 8 { return firstPosition(of: id) }
    if positionsRound == round {
      if let position = positions[id], stands(id, at: position) { return position }
      if noticesEveryChange { return nil }
    }
    positions = firstPositions()
    positionsRound = round
    return positions[id]
  }

  override func positionsMayHaveChanged() {
    mayHaveMoved = true
    round &+= 1
    misses = 0
    if !positions.isEmpty { positions = [:] }
  }
}
