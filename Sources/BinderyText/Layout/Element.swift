import BinderyBindings
import BinderyComposition
import BinderyViews

/// Something that is laid out: a leaf, or a layout node.
typealias Element = UnsafeMutablePointer<Child>

extension Element {
  @inline(__always) var isLeaf: Bool { pointee.reference == nil }

  /// Whether it is laid out, as everything is but nodes that only hold the place of others.
  @inline(__always) var isLaidOut: Bool { pointee.place != nil }

  /// The node; nil for a leaf.
  @inline(__always) var node: Node? { pointee.reference?.takeUnretainedValue() }

  /// The layout node, unless this is a leaf.
  @inline(__always) var layout: LayoutNode? {
    node.map { unsafeDowncast($0, to: LayoutNode.self) }
  }

  /// Calls `body` with the layout node, which this must be, without retaining it.
  @inline(__always) @MainActor
  func withLayout<Result>(_ body: (LayoutNode) -> Result) -> Result {
    pointee.reference.unsafelyUnwrapped.borrow {
      body(unsafeDowncast($0, to: LayoutNode.self))
    }
  }

  /// What is kept for the layout node, unless this is a leaf.
  @inline(__always) var slot: UnsafeMutablePointer<LayoutSlot>? {
    isLeaf
      ? nil
      : UnsafeMutableRawPointer(pointee.place.unsafelyUnwrapped)
        .assumingMemoryBound(to: LayoutSlot.self)
  }

  /// The leaf, which this must be.
  @inline(__always) var leaf: UnsafeMutablePointer<LeafRecord> {
    UnsafeMutableRawPointer(pointee.place.unsafelyUnwrapped)
      .assumingMemoryBound(to: LeafRecord.self)
  }

  /// Where the element lies in its container.
  @inline(__always) var geometry: Geometry {
    @inline(__always) get { pointee.place.unsafelyUnwrapped.pointee }
    @inline(__always) nonmutating set { pointee.place.unsafelyUnwrapped.pointee = newValue }
    @inline(__always) nonmutating _modify { yield &pointee.place.unsafelyUnwrapped.pointee }
  }

  /// Puts the element at a place of its container, as far out as layout can hold.
  @inline(__always) func setOrigin(_ x: Int32, _ y: Int32) {
    let place = pointee.place.unsafelyUnwrapped
    place.pointee.x = CellLength.bounded(x)
    place.pointee.y = CellLength.bounded(y)
  }

  /// Calls `body` with the environment that the leaf sees.
  @inline(__always) @MainActor
  func withEnvironment<Result>(_ body: (EnvironmentStorage) -> Result) -> Result {
    leaf.pointee.site.reference.borrow(body)
  }

  @inline(__always) var isSpacer: Bool {
    if isLeaf, case .spacer = leaf.pointee.leaf { true } else { false }
  }
}
