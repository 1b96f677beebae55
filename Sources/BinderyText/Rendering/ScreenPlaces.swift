import BinderyBindings
import BinderyComposition

/// Where a container stands on the screen.
struct ScreenPlace {
  /// The column and the row of its corner.
  var x: Int32 = 0
  var y: Int32 = 0
  /// What can be seen of what is inside.
  var clip = Rect(-Proposal.infinity, -Proposal.infinity, Proposal.infinity, Proposal.infinity)
  /// Whether nothing can be drawn over what is inside, or changes how it looks: it can be painted
  /// by itself.
  var isUncovered = true
}

/// The places of containers that something changed in lately.
///
/// Finding a place means walking up to the top. A change that moves nothing leaves the places as
/// they were, so that one that is repeated costs the same at any depth.
@MainActor struct ScreenPlaces {
  private struct Entry {
    var container: ObjectIdentifier?
    var version = 0
    var place = ScreenPlace()

    @inline(__always) func isFor(_ node: LayoutNode, _ version: Int) -> Bool {
      container == ObjectIdentifier(node) && self.version == version
    }
  }
  private static var count: Int { 64 }
  private var entries = ContiguousArray(repeating: Entry(), count: count)

  /// Where a container stands.
  ///
  /// The place of what it stands in is kept too: rows of one list are found by one look upwards.
  /// - Parameter version: Differs whenever something has been laid out in between.
  /// - Complexity: O(depth), or O(1) for one that was asked for lately, or its neighbour.
  mutating func place(of container: LayoutNode, version: Int) -> ScreenPlace {
    let index = Self.index(of: container)
    if entries[index].isFor(container, version) { return entries[index].place }
    var place = ScreenPlace()
    if let outer = place.add(container) {
      place.isIn(outer.borrow { placeByWalking(of: $0, version: version) })
    } else {
      place.endsAt(container)
    }
    entries[index] = Entry(
      container: ObjectIdentifier(container), version: version, place: place)
    return place
  }

  private mutating func placeByWalking(of container: LayoutNode, version: Int) -> ScreenPlace {
    let index = Self.index(of: container)
    if entries[index].isFor(container, version) { return entries[index].place }
    var place = ScreenPlace()
    var node = Unmanaged.passUnretained(container)
    while let outer = node.borrow({ place.add($0) }) { node = outer }
    node.borrow { place.endsAt($0) }
    entries[index] = Entry(
      container: ObjectIdentifier(container), version: version, place: place)
    return place
  }

  private static func index(of container: LayoutNode) -> Int {
    (Int(bitPattern: ObjectIdentifier(container)) >> 5) & (count - 1)
  }
}

extension ScreenPlace {
  /// Where a node stands at this moment, also while something is laid out. O(depth).
  @MainActor init(of node: LayoutNode) {
    self.init()
    var node = Unmanaged.passUnretained(node)
    while let outer = node.borrow({ add($0) }) { node = outer }
    node.borrow { endsAt($0) }
  }

  /// Sees the place, so far as it is known, from around a node. Returns what the node stands in.
  @MainActor @inline(__always)
  fileprivate mutating func add(_ node: LayoutNode) -> Unmanaged<LayoutNode>? {
    let slot = node.slot
    let geometry = slot.pointee.geometry
    if node.mayOverlap { isUncovered = false }
    if slot.pointee.traits.contains(.clips) {
      clip = clip.intersection(Rect(0, 0, geometry.width, geometry.height))
    }
    clip = clip.moved(geometry.x, geometry.y)
    x &+= geometry.x
    y &+= geometry.y
    let outer =
      slot.pointee.hasPlainContainer
      ? node.around : node.container.map { Unmanaged.passUnretained($0) }
    if outer?.borrow({ $0.covers(node) }) ?? false { clip = Rect(0, 0, 0, 0) }
    return outer
  }

  /// Sees the place from the screen, given where what it is in stands.
  fileprivate mutating func isIn(_ outer: ScreenPlace) {
    x &+= outer.x
    y &+= outer.y
    clip = clip.moved(outer.x, outer.y).intersection(outer.clip)
    isUncovered = isUncovered && outer.isUncovered
  }

  /// Notes what the place has been followed up to.
  @MainActor fileprivate mutating func endsAt(_ node: LayoutNode) {
    // A layer above the screen has no container either.
    if node.parent != nil { isUncovered = false }
  }
}
