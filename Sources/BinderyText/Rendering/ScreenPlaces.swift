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
  }
  private static var count: Int { 64 }
  private var entries = ContiguousArray(repeating: Entry(), count: count)

  /// Where a container stands.
  /// - Parameter version: Differs whenever something has been laid out in between.
  /// - Complexity: O(depth), or O(1) for one that was asked for lately.
  mutating func place(of container: LayoutNode, version: Int) -> ScreenPlace {
    let identity = ObjectIdentifier(container)
    let index = (Int(bitPattern: identity) >> 5) & (Self.count - 1)
    if entries[index].container == identity && entries[index].version == version {
      return entries[index].place
    }
    let place = Self.find(container)
    entries[index] = Entry(container: identity, version: version, place: place)
    return place
  }

  private static func find(_ container: LayoutNode) -> ScreenPlace {
    var place = ScreenPlace()
    unowned(unsafe) var node = container
    while true {
      let geometry = node.slot.pointee.geometry
      if node.mayOverlap { place.isUncovered = false }
      if node.slot.pointee.traits.contains(.clips) {
        place.clip = place.clip.intersection(Rect(0, 0, geometry.width, geometry.height))
      }
      place.clip = place.clip.moved(geometry.x, geometry.y)
      place.x &+= geometry.x
      place.y &+= geometry.y
      if node.slot.pointee.hasPlainContainer {
        guard let outer = node.outerLayout else { break }
        if outer.covers(node) { place.clip = Rect(0, 0, 0, 0) }
        node = outer
      } else {
        guard let outer = node.container else { break }
        if outer.covers(node) { place.clip = Rect(0, 0, 0, 0) }
        node = outer
      }
    }
    // A layer above the screen has no container either.
    if node.parent != nil { place.isUncovered = false }
    return place
  }
}
