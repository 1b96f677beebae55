import BinderyBindings
import BinderyViews

/// Mounts the content of a view that stands for it.
final class PassthroughDriver<V: PassthroughView>: ViewDriver<Node, V> {
  private let content: ViewDriver<Node, V.Content>

  init(_ content: ViewDriver<Node, V.Content>) {
    self.content = content
    super.init(count: content.count, leafCount: content.leafCount)
  }
  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    content.make(firstField(of: view), in: parent)
  }
  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    content.update(parent, at: &index, to: firstField(of: view))
  }
}
