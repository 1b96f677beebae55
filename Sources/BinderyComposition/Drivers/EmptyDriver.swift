import BinderyBindings
import BinderyViews

/// Mounts nothing.
final class EmptyDriver<V: View>: ViewDriver<Node, V> {
  init() { super.init(count: 0) }
  override func make(_ view: UnsafePointer<V>, in parent: Node) {}
  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {}
}
