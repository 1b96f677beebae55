import BinderyPrefetch

/// The elements of a collection that somebody reads, by position and by identifier.
///
/// Most are in a slot for their position. One that stands elsewhere by now, or far beyond the
/// others, is loose: found by its identifier.
@MainActor struct MemberTable<ID: Hashable> {
  private(set) var slots: ContiguousArray<AnyLocation?> = []
  private(set) var loose: [ID: AnyLocation]?
  /// Loose ones whose identifier another one has too.
  private(set) var duplicates: ContiguousArray<AnyLocation> = []

  /// Makes room for slots where there are none yet.
  mutating func reserve(_ count: Int) {
    if slots.isEmpty { slots.reserveCapacity(count) }
  }

  /// The one in the slot for a position.
  @inline(__always) func slotted(at position: Int) -> AnyLocation? {
    position < slots.count ? slots[position] : nil
  }

  /// The same, to be asked without being retained.
  @inline(__always) func reference(at position: Int) -> Unmanaged<AnyLocation>? {
    guard slots.indices.contains(position), let first = slots._baseAddressIfContiguous else {
      return nil
    }
    // A reference that may be missing is an address that may be.
    return UnsafeRawPointer(first + position).load(as: Unmanaged<AnyLocation>?.self)
  }

  /// Has one fetched, and what shows it.
  ///
  /// A row's view is mostly made right after the location of its element, and so lies behind it in
  /// memory. Were its address first read there, it would be waited for once more.
  @inline(__always) func prefetch(_ member: Unmanaged<AnyLocation>) {
    bindery_prefetch(member.toOpaque(), Self.rowBytes)
  }

  /// The location of a small element, and the view that shows it: see `prefetchReader`.
  private static var rowBytes: Int { elementBytes + AnyLocation.viewBytes }
  private static var elementBytes: Int { 128 }

  /// The loose one with an identifier.
  @inline(__always) func loose(_ id: ID) -> AnyLocation? { loose?[id] }

  mutating func remove(_ member: AnyLocation, id: ID) {
    leaveSlot(member)
    removeLoose(member, id: id)
    if !duplicates.isEmpty { duplicates.removeAll { $0 === member } }
  }

  // Inlined, or each call would ask for the metadata of this type.
  /// Takes the slot for its position, unless it is taken or would leave a gap.
  @inline(__always) mutating func takeSlot(_ member: AnyLocation) -> Bool {
    let position = Int(member.position)
    if position < slots.count {
      if slots[position] != nil { return false }
      slots[position] = member
    } else if position == slots.count {
      slots.append(member)
    } else {
      return false
    }
    member.slot = Int32(position)
    return true
  }

  /// The last slot is never empty.
  mutating func leaveSlot(_ member: AnyLocation) {
    let slot = Int(member.slot)
    if slot < 0 { return }
    member.slot = -1
    slots[slot] = nil
    if slot == slots.count - 1 {
      repeat { slots.removeLast() } while !slots.isEmpty && slots[slots.count - 1] == nil
    }
  }

  mutating func addLoose(_ member: AnyLocation, id: ID) {
    if let other = loose?[id] {
      if other !== member { duplicates.append(member) }
    } else if loose == nil {
      loose = [id: member]
    } else {
      loose![id] = member
    }
  }

  mutating func removeLoose(_ member: AnyLocation, id: ID) {
    guard loose != nil, loose![id] === member else { return }
    loose![id] = nil
    if loose!.isEmpty { loose = nil }
  }
}
