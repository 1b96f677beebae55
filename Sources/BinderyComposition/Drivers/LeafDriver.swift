import BinderyBindings
import BinderyViews

/// Keeps a leaf inline in its parent.
final class LeafDriver<V: LeafView>: ViewDriver<Node, V> {
  init() { super.init(count: 1, leafCount: 1) }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    V._initialize(parent.children.appendLeaf(seeing: parent.sight), from: view)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    updateLeaf(of: parent, at: &index, to: view)
  }

  override func updateErased(_ parent: Node, at index: inout Int, to view: UnsafeRawPointer) {
    updateLeaf(of: parent, at: &index, to: view.assumingMemoryBound(to: V.self))
  }

  @inline(__always)
  private func updateLeaf(of parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let record = parent.children[index].leaf
    if V._update(&record.pointee.leaf, to: view) { parent.noteChange(at: index) }
    index += 1
  }
}
