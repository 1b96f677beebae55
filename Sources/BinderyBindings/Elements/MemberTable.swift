/// The locations of a collection's elements that somebody holds, by position and by identifier.
///
/// Most are in a slot for their position. One that stands elsewhere by now, or far beyond the
/// others, is loose: found by its identifier. The table does not keep them.
struct MemberTable<Member: AnyObject, ID: Hashable> {
  private struct Entry {
    weak var member: Member?
  }

  private var slots: ContiguousArray<Entry> = []
  private var loose: [ID: Entry] = [:]
  /// Loose ones whose identifier another one has too.
  private var duplicates: ContiguousArray<Entry> = []
  /// How many loose ones there may be before those that are gone are taken out.
  private var limit = 8

  /// The one in the slot for a position.
  @inline(__always) func slotted(at position: Int) -> Member? {
    position < slots.count ? slots[position].member : nil
  }

  /// The loose one with an identifier.
  func loose(_ id: ID) -> Member? { loose.isEmpty ? nil : loose[id]?.member }

  /// Puts one into the slot for a position, in place of what is there.
  ///
  /// - Returns: Whether there is such a slot: slots are not made for a gap.
  mutating func setSlot(at position: Int, to member: Member) -> Bool {
    if position < slots.count {
      slots[position].member = member
    } else if position == slots.count {
      slots.append(Entry(member: member))
    } else {
      return false
    }
    return true
  }

  mutating func addLoose(_ member: Member, id: ID) {
    if loose.count >= limit { removeGone() }
    if let other = loose[id]?.member {
      if other !== member { duplicates.append(Entry(member: member)) }
    } else {
      loose[id] = Entry(member: member)
    }
  }

  /// Called for one that is in a slot.
  mutating func removeLoose(_ member: Member, id: ID) {
    if loose[id]?.member === member { loose[id] = nil }
  }

  /// Makes those loose that do not belong into their slots any more. O(slots).
  mutating func loosen(unless staysIn: (Member, Int) -> Bool, id: (Member) -> ID) {
    for i in slots.indices {
      guard let member = slots[i].member, !staysIn(member, i) else { continue }
      slots[i].member = nil
      addLoose(member, id: id(member))
    }
    while let last = slots.last, last.member == nil { slots.removeLast() }
  }

  /// Takes out the loose ones that are gone.
  mutating func removeGone() {
    if !loose.isEmpty { loose = loose.filter { $0.value.member != nil } }
    if !duplicates.isEmpty { duplicates.removeAll { $0.member == nil } }
    limit = max(8, loose.count * 2)
  }

  /// All of them. One may be there twice.
  func all() -> ContiguousArray<Member> {
    var all: ContiguousArray<Member> = []
    all.reserveCapacity(slots.count + loose.count + duplicates.count)
    for i in slots.indices {
      if let member = slots[i].member { all.append(member) }
    }
    for entry in loose.values {
      if let member = entry.member { all.append(member) }
    }
    for entry in duplicates {
      if let member = entry.member { all.append(member) }
    }
    return all
  }
}
