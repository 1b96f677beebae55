import BinderyBindings
package import BinderyViews

/// A node that shows another view on a layer above the screen.
package class AnyPresentationNode: Node {
  /// The layer, while there is one to show.
  package fileprivate(set) final var layer: LayoutNode?
  package fileprivate(set) final var kind = PresentationLayer.sheet
}

final class PresentationNode: AnyPresentationNode {
  override func willUnmount() { dismiss() }

  func present(_ kind: PresentationLayer, capacity: Int) -> LayoutNode {
    self.kind = kind
    let layer = LayoutNode(.depth(.center), in: self, capacity: capacity)
    layer.isLazy = false
    self.layer = layer
    composition.addLayer(of: self)
    return layer
  }

  func dismiss() {
    guard let layer else { return }
    layer.unmount()
    self.layer = nil
    composition.removeLayer(of: self)
  }

  override func environmentDidChange(from old: EnvironmentValues, to new: EnvironmentValues) {
    super.environmentDidChange(from: old, to: new)
    layer?.environmentDidChange(from: old, to: new)
  }
}

/// Mounts content, and what is presented on a layer of its own.
final class PresentationDriver<Content: View, Modifier: PresentationModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private unowned(unsafe) let composition: Composition
  private let content: ViewDriver<Node, Content>
  private lazy var presented = composition.driver(for: Modifier.Presented.self)
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>, _ composition: Composition) {
    self.composition = composition
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let node = PresentationNode(in: parent, capacity: content.count)
    parent.children.append(Child(node))
    content.make(firstField(of: view), in: node)
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    present(modifier.pointee, in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: PresentationNode.self)
    index += 1
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    present(modifier.pointee, in: node)
  }

  private func present(_ modifier: Modifier, in node: PresentationNode) {
    guard var view = modifier._presented else {
      node.dismiss()
      return
    }
    if let layer = node.layer {
      var index = 0
      presented.update(layer, at: &index, to: &view)
    } else {
      presented.make(&view, in: node.present(modifier._layer, capacity: presented.count))
    }
  }
}
