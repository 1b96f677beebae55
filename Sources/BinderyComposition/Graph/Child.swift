import BinderyBindings
package import BinderyViews

/// What a node stands over: another node, or a leaf that needs no node of its own.
///
/// Copies own nothing. The list that a child is in keeps the node, or the memory of the leaf.
package struct Child {
  /// The node; nil for a leaf.
  package let reference: Unmanaged<Node>?
  /// Where the child lies in its container: the geometry at the beginning of a leaf, or of the slot
  /// of a node that is laid out. Nil for any other node.
  package let place: UnsafeMutablePointer<Geometry>?

  /// Keeps a node, until `release` is called.
  @MainActor init(keeping node: Node) {
    reference = .passRetained(node)
    place = node.asLayout?.slot.place
  }

  /// Stands for a leaf in memory that is kept elsewhere.
  init(_ leaf: UnsafeMutablePointer<LeafRecord>) {
    reference = nil
    place = UnsafeMutableRawPointer(leaf).assumingMemoryBound(to: Geometry.self)
  }

  /// The node; nil for a leaf.
  package var node: Node? { reference?.takeUnretainedValue() }

  /// The memory of the leaf. The child must be one.
  @inline(__always) var leaf: UnsafeMutablePointer<LeafRecord> {
    UnsafeMutableRawPointer(place.unsafelyUnwrapped).assumingMemoryBound(to: LeafRecord.self)
  }

  /// Lets go of the node, or of what the leaf holds.
  package func release() {
    if let reference { reference.release() } else { leaf.deinitialize(count: 1) }
  }
}

/// A leaf where it is kept.
package struct LeafRecord {
  // First, so that a place is all that layout needs to know of an element.
  package var site: LeafSite
  package var leaf: Leaf

  /// Initializes a record but for what is drawn. Returns the memory for that.
  @inline(__always) static func begin(
    _ record: UnsafeMutablePointer<LeafRecord>, seeing environment: EnvironmentStorage
  ) -> UnsafeMutablePointer<Leaf> {
    let start = UnsafeMutableRawPointer(record)
    start.initializeMemory(as: LeafSite.self, to: LeafSite(environment: environment))
    return (start + MemoryLayout<LeafSite>.stride).assumingMemoryBound(to: Leaf.self)
  }
}

/// Where a leaf lies, and what it sees.
package struct LeafSite {
  package var geometry = Geometry()
  /// The environment that the leaf sees, to be asked without being retained; its owner is an
  /// ancestor.
  package private(set) var reference: Unmanaged<EnvironmentStorage>
  /// The environment that the leaf sees.
  package var environment: EnvironmentStorage {
    get { reference.takeUnretainedValue() }
    set { reference = .passUnretained(newValue) }
  }

  init(environment: EnvironmentStorage) { reference = .passUnretained(environment) }
}

/// A child that is in no list: on its way to another position, or out.
enum DetachedChild {
  case node(Node)
  indirect case leaf(LeafRecord)

  /// The node; nil for a leaf.
  var node: Node? {
    if case .node(let node) = self { node } else { nil }
  }
}

/// How much a list of children has room for.
struct ChildRoom {
  let children: Int
  /// How many of the children are leaves.
  let leaves: Int

  init(_ children: Int, leaves: Int = 0) {
    self.children = children
    self.leaves = leaves
  }
}

extension AnyViewDriver {
  /// The room that the children of one view take.
  var room: ChildRoom { ChildRoom(count, leaves: leafCount) }
}
