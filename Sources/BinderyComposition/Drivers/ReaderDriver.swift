import BinderyBindings
import BinderyViews

/// Mounts a layout node over a node whose content is made during layout.
final class ReaderDriver<V: ReaderView>: ViewDriver<Node, V> {
  private let content: ViewDriver<Node, V.Content>
  private let profile = ObservationProfile()

  init(_ content: ViewDriver<Node, V.Content>) {
    self.content = content
    super.init(count: 1)
  }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    let layout = LayoutNode(.reader, in: parent, room: ChildRoom(1))
    parent.children.append(layout)
    layout.children.append(ReaderNode(view.pointee, content, profile, in: layout))
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let layout = parent.children[index].node.unsafelyUnwrapped
    index += 1
    unsafeDowncast(layout.children[0].node.unsafelyUnwrapped, to: ReaderNode<V>.self)
      .take(view.pointee)
  }
}
