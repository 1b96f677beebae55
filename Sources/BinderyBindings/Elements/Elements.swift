/// The elements of a collection, each found by its identifier.
///
/// This class is abstract: a subclass knows the collection.
@MainActor package class Elements<Element, ID: Hashable>: AnyElements {
  typealias Member = ElementLocation<Element, ID>

  final let elementShape: ValueShape<Element>
  /// Whether something must be looked up before the collection's address can be taken.
  final let collectionNeedsPreparing: Bool
  /// Whether the collection cannot change without this being told.
  final let noticesEveryChange: Bool
  /// Saves looking the metadata up for every element.
  private final let memberType: ElementLocation<Element, ID>.Type
  @exclusivity(unchecked) private final var members = MemberTable<ID>()
  /// Whether elements may stand elsewhere than in their slots.
  @exclusivity(unchecked) private final var mayHaveMoved = false
  /// Counts the changes after which elements may stand elsewhere.
  @exclusivity(unchecked) private final var round: UInt32 = 1
  /// First positions by identifier, as of `positionsRound`.
  @exclusivity(unchecked) private final var positions: [ID: Int] = [:]
  @exclusivity(unchecked) private final var positionsRound: UInt32 = 0
  @exclusivity(unchecked) private final var misses = 0
  /// How far the last element that had moved was from where it was before.
  @exclusivity(unchecked) private final var shift = 0

  init(in list: AnyLocation, key: ObjectIdentifier, isAddressable: Bool, shape: ValueShape<Element>)
  {
    elementShape = shape
    collectionNeedsPreparing = list.needsPreparing
    noticesEveryChange = list.isAddressable
    memberType =
      list.isAddressable
      ? ElementLocation<Element, ID>.self : UnwatchedElementLocation<Element, ID>.self
    super.init(
      parent: list, key: key, extent: .everything, isAddressable: isAddressable,
      needsPreparing: true)
  }

  // MARK: What a subclass knows

  /// How many elements there are.
  package var count: Int { fatalError("Abstract elements") }

  /// The identifier of the element at a position.
  package func id(at position: Int) -> ID { fatalError("Abstract elements") }

  /// The element at a position.
  func element(at position: Int) -> Element { fatalError("Abstract elements") }

  /// The element at a position, if there is one and it has the identifier.
  func element(_ id: ID, at position: Int) -> Element? { fatalError("Abstract elements") }

  /// Whether the element with the identifier stands at a position.
  func stands(_ id: ID, at position: Int) -> Bool { fatalError("Abstract elements") }

  /// Whether the element that stands at a position, and lies at an address too, has the identifier.
  func hasIdentifier(_ id: ID, _ element: UnsafeRawPointer, at position: Int) -> Bool {
    stands(id, at: position)
  }

  /// The position of the first element with the identifier. O(*n*).
  func firstPosition(of id: ID) -> Int? { fatalError("Abstract elements") }

  /// The first position of each identifier. O(*n*).
  func firstPositions() -> [ID: Int] { fatalError("Abstract elements") }

  /// Where an element lies, after the collection has been prepared. One must stand there.
  func address(at position: Int, forWriting: Bool) -> UnsafeMutablePointer<Element>? {
    fatalError("Abstract elements")
  }

  /// Replaces the element at a position by replacing the collection.
  func replace(at position: Int, with element: Element) { fatalError("Abstract elements") }

  // MARK: Locations

  /// A binding to the element at a position. O(1), but for the first call after a reorder.
  package final func binding(at position: Int) -> Binding<Element> {
    binding(at: position, id: id(at: position))
  }

  /// A binding to the element at a position, whose identifier is known.
  package func binding(at position: Int, id: ID) -> Binding<Element> {
    Binding(location: location(at: position, id: id))
  }

  override func anyLocation(at position: Int) -> AnyLocation {
    // Where every change is told, one that may stand elsewhere than in its slot is known to: the
    // collection need not be looked at.
    if noticesEveryChange && !mayHaveMoved, let reference = members.reference(at: position) {
      members.prefetch(reference)
      if reference.borrow({ $0.position == position }) { return reference.takeUnretainedValue() }
    }
    return location(at: position, id: id(at: position))
  }

  final func location(at position: Int, id: ID) -> Member {
    if let reference = members.reference(at: position) {
      let member = Unmanaged<Member>.fromOpaque(reference.toOpaque())
      let isRight = member.borrow { member in
        if member.id != id { return false }
        // It may have been looked for, and found where another one with its identifier stands.
        if member.position != position {
          member.position = Int32(position)
          member.tellUncertain()
        }
        return true
      }
      if isRight { return member.takeUnretainedValue() }
    }
    if mayHaveMoved { beginReorder() }
    if let member = looseLocation(id, at: position) { return member }
    let member = memberType.init(id, element(at: position), at: position, in: self)
    // Nobody tells it of anything yet, but these elements are told of everything.
    if noticesEveryChange && place >= 0 { member.foundRound = news }
    return member
  }

  private final func looseLocation(_ id: ID, at position: Int) -> Member? {
    guard let loose = members.loose(id) else { return nil }
    let member = unsafeDowncast(loose, to: Member.self)
    if member.position != position {
      // One that still stands elsewhere is another element with the same identifier.
      if stands(id, at: Int(member.position)) { return nil }
      member.move(to: position)
    }
    members.leaveSlot(member)
    if members.takeSlot(member), noticesEveryChange { members.removeLoose(member, id: id) }
    return member
  }

  /// Says that as many elements, from the first on, are about to be read.
  package func reserve(_ count: Int) { members.reserve(count) }

  override func register(_ part: AnyLocation) {
    let member = unsafeDowncast(part, to: Member.self)
    // It does not know what the others have been told.
    elementsAreSuspect = false
    member.foundRound = isFound(member) ? round : 0
    member.place = 0
    partCount += 1
    if mayHaveMoved { beginReorder() }
    if !members.takeSlot(member) || !noticesEveryChange { members.addLoose(member, id: member.id) }
    if place < 0 { parent.unsafelyUnwrapped.register(self) }
  }

  override func unregister(_ part: AnyLocation) {
    let member = unsafeDowncast(part, to: Member.self)
    member.place = -1
    member.foundRound = 0
    partCount -= 1
    members.remove(member, id: member.id)
    if !hasAudience { leaveParent() }
  }

  /// Whether each element that is read is in the slot of its position, and knows what was last
  /// told.
  final var areSettledInSlots: Bool {
    !mayHaveMoved && !elementsAreSuspect && members.loose == nil && members.duplicates.isEmpty
  }

  /// The location of the element at a position, if it is read and in its slot.
  final func slotted(at position: Int) -> AnyLocation? { members.slotted(at: position) }

  override func tellElementsUncertain() {
    let members = members
    for i in members.slots.indices { members.slots[i]?.tellUncertain() }
    if let loose = members.loose {
      for member in loose.values where member.slot < 0 { member.tellUncertain() }
    }
    for member in members.duplicates { member.tellUncertain() }
  }

  override func noteElementsReplacedByEqual() {
    let members = members
    for i in members.slots.indices { members.slots[i]?.parentWasReplacedByEqual() }
    if let loose = members.loose {
      for member in loose.values where member.slot < 0 { member.parentWasReplacedByEqual() }
    }
    for member in members.duplicates { member.parentWasReplacedByEqual() }
  }

  override func tellTwins(of element: AnyLocation) {
    // One that is in its slot need not be looked up there: at random, that would be a cache miss.
    if element.slot != element.position,
      let member = members.slotted(at: Int(element.position)),
      unsafeDowncast(member, to: Member.self).id == unsafeDowncast(element, to: Member.self).id
    {
      member.tellUncertain()
    }
    if members.loose == nil && members.duplicates.isEmpty { return }
    let id = unsafeDowncast(element, to: Member.self).id
    if let member = members.loose(id), member !== element, member.slot < 0 {
      member.tellUncertain()
    }
    for member in members.duplicates where member !== element {
      if unsafeDowncast(member, to: Member.self).id == id { member.tellUncertain() }
    }
  }

  override func elementWasWritten(at position: Int) {
    let members = members
    if let loose = members.loose {
      for member in loose.values where member.slot < 0 { member.tellUncertain() }
    }
    for member in members.duplicates { member.tellUncertain() }
    guard !mayHaveMoved, let slotted = members.slotted(at: position) else {
      // What the identifier was is not known.
      structureDidChange()
      if mayHaveMoved { tellElementsUncertain() }
      return
    }
    slotted.tellUncertain()
    if !stands(unsafeDowncast(slotted, to: Member.self).id, at: position) { structureDidChange() }
  }

  /// Says that `binding(at:)` is about to be asked for elements that have moved.
  ///
  /// Those that do not stand where their slots are become loose. O(slots).
  package func beginReorder() {
    if !mayHaveMoved { return }
    mayHaveMoved = false
    for i in members.slots.indices {
      guard let slotted = members.slotted(at: i) else { continue }
      let member = unsafeDowncast(slotted, to: Member.self)
      if stands(member.id, at: i) { continue }
      members.leaveSlot(member)
      if noticesEveryChange { members.addLoose(member, id: member.id) }
    }
  }

  // MARK: Positions

  /// Whether the element is still there; if so, its `position` is right afterwards.
  ///
  /// Where every change is noticed, one that is read is looked for once a round.
  @inline(__always) final func find(_ member: Member) -> Bool {
    isFound(member) || look(for: member)
  }

  /// Whether it is known, without looking, that the element is there and its `position` is right.
  @inline(__always) final func isFound(_ member: Member) -> Bool {
    member.foundRound == (member.place >= 0 ? round : news)
  }

  private final func look(for member: Member) -> Bool {
    guard stands(member.id, at: Int(member.position)) || search(member) else {
      // Whatever is found later is another element.
      member.isSuspect = true
      return false
    }
    if noticesEveryChange && member.place >= 0 { member.foundRound = round }
    return true
  }

  private final func search(_ member: Member) -> Bool {
    let guess = Int(member.position) &+ shift
    if shift != 0, guess >= 0, stands(member.id, at: guess) {
      member.move(to: guess)
      return true
    }
    guard let found = searchedPosition(of: member.id) else { return false }
    shift = found - Int(member.position)
    member.move(to: found)
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
    super.positionsMayHaveChanged()
    mayHaveMoved = true
    round &+= 1
    misses = 0
    if !positions.isEmpty { positions = [:] }
  }
}
