package import BinderyViews

/// A leaf where it is kept.
package struct LeafRecord {
  // First, so that a place is all that layout needs to know of an element.
  package var site: LeafSite
  package var leaf: Leaf

  /// Initializes a record but for what is drawn. Returns the memory for that.
  @inline(__always) static func begin(
    _ record: UnsafeMutablePointer<LeafRecord>, seeing environment: Unmanaged<EnvironmentStorage>
  ) -> UnsafeMutablePointer<Leaf> {
    let start = UnsafeMutableRawPointer(record)
    start.initializeMemory(as: LeafSite.self, to: LeafSite(environment: environment))
    return (start + MemoryLayout<LeafSite>.stride).assumingMemoryBound(to: Leaf.self)
  }
}
