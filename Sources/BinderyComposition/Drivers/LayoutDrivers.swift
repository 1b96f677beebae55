import BinderyBindings
import BinderyViews

/// Keeps a leaf inline in its parent.
final class LeafDriver<V: LeafView>: ViewDriver<Node, V> {
  init() { super.init(count: 1, leafCount: 1) }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    V._initialize(parent.children.appendLeaf(seeing: parent.environment), from: view)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let record = parent.children[index].leaf
    if V._update(&record.pointee.leaf, to: view) {
      parent.noteChange(at: index)
    }
    index += 1
  }
}

/// Mounts a layout node with a view's content below it.
final class ContainerDriver<V: ContainerView>: ViewDriver<Node, V> {
  private let content: ViewDriver<Node, V.Content>

  init(_ content: ViewDriver<Node, V.Content>) {
    self.content = content
    super.init(count: 1)
  }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    let node = LayoutNode(V._rule(of: view), in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let child = parent.children[index].reference.unsafelyUnwrapped
    index += 1
    // The parent keeps it: only what is below changes.
    child.borrow { child in
      let node = unsafeDowncast(child, to: LayoutNode.self)
      if !V._follows(&node.slot.pointee.rule, view) { node.setRule(view.pointee._rule) }
      var start = 0
      content.update(node, at: &start, to: firstField(of: view))
    }
  }
}

/// Mounts a layout node over the content of a modifier.
final class LayoutModifierDriver<Content: View, Modifier: LayoutModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let node = LayoutNode(modifier.pointee._rule, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    node.setRule(modifier.pointee._rule)
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
  }
}

/// Mounts a layout node with the content and a layer: two children, the layer in a stack in depth.
final class LayerDriver<Content: View, Modifier: LayerModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let layer: ViewDriver<Node, Modifier.Layer>
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>, _ layer: ViewDriver<Node, Modifier.Layer>) {
    self.content = content
    self.layer = layer
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let rule = modifier.pointee._rule
    let node = LayoutNode(rule, in: parent, room: ChildRoom(2))
    parent.children.append(node)
    let primary = FragmentNode(in: node, room: content.room)
    node.children.append(primary)
    content.make(firstField(of: view), in: primary)
    let secondary = LayoutNode(.depth(rule.layerAlignment), in: node, room: layer.room)
    node.children.append(secondary)
    layer.make(firstField(of: modifier), in: secondary)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let rule = modifier.pointee._rule
    node.setRule(rule)
    var start = 0
    content.update(node.children[0].node.unsafelyUnwrapped, at: &start, to: firstField(of: view))
    let secondary = unsafeDowncast(
      node.children[1].node.unsafelyUnwrapped, to: LayoutNode.self)
    secondary.setRule(.depth(rule.layerAlignment))
    start = 0
    layer.update(secondary, at: &start, to: firstField(of: modifier))
  }
}

extension LayoutRule {
  fileprivate var layerAlignment: Alignment {
    switch self {
    case .background(let alignment), .overlay(let alignment): alignment
    default: .center
    }
  }
}

/// How far a modifier lies in the value of a modified view. Looked up once per type.
func offsetOfModifier<Content, Modifier>(
  in type: ModifiedContent<Content, Modifier>.Type
) -> Int {
  MemoryLayout<ModifiedContent<Content, Modifier>>.offset(of: \.modifier).unsafelyUnwrapped
}

/// The address of a stored property that lies at an offset in a value.
@inline(__always) func field<V, Field>(
  of value: UnsafePointer<V>, at offset: Int
) -> UnsafePointer<Field> {
  (UnsafeRawPointer(value) + offset).assumingMemoryBound(to: Field.self)
}
