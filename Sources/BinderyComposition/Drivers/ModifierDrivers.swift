import BinderyBindings
import BinderyViews

/// Mounts a view with a modifier that has a body: the modifier is a view over hidden content.
final class ModifiedDriver<Content: View, Modifier: ViewModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let driver: ViewDriver<Node, BodyOfModifier<Content, Modifier>>

  init(_ composition: Composition) {
    driver = composition.driver(for: BodyOfModifier<Content, Modifier>.self)
    super.init(count: driver.count, leafCount: driver.leafCount)
  }
  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    driver.make(UnsafeRawPointer(view).assumingMemoryBound(to: BodyOfModifier.self), in: parent)
  }
  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    driver.update(
      parent, at: &index, to: UnsafeRawPointer(view).assumingMemoryBound(to: BodyOfModifier.self))
  }
}

/// A modified view as a view whose body is the modifier's. It lies in memory as the modified view.
struct BodyOfModifier<Content: View, Modifier: ViewModifier>: View, DelegatingView {
  let content: Content
  @Inlined var modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content)) }
  static var delegate: Any.Type { Modifier.self }
}

/// A view of the kit's own that evaluates somebody else's body.
protocol DelegatingView {
  /// The type whose body it is.
  static var delegate: Any.Type { get }
}

/// Mounts content below a node that holds a changed environment.
final class EnvironmentDriver<Content: View, Modifier: EnvironmentModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let modifierOffset: Int
  private let plan = PropertyPlan<Modifier>.shared

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  final class Scope: Node {
    var modifier: Modifier
    private var outer: EnvironmentStorage
    private var own: EnvironmentStorage

    init(_ modifier: Modifier, in parent: Node, room: ChildRoom) {
      self.modifier = modifier
      outer = parent.environment
      own = outer
      super.init(in: parent, room: room)
      own = changed().storage
      environment = own
    }

    private func changed() -> EnvironmentValues {
      var values = EnvironmentValues(storage: outer)
      modifier._change(&values)
      return values
    }

    private func applied() -> EnvironmentChange {
      let old = EnvironmentValues(storage: own)
      let new = changed()
      own = new.storage
      environment = own
      return EnvironmentChange(from: old, to: new)
    }

    func apply() { passDown(applied()) }

    override func environmentDidChange(_ change: EnvironmentChange) -> EnvironmentChange {
      outer = change.new.storage
      return applied()
    }
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let node = Scope(modifier.pointee, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Scope.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    if plan.difference(of: &node.modifier, from: modifier) != .none {
      node.modifier = modifier.pointee
      node.apply()
    }
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
  }
}

/// Mounts content below a node that holds an attachment.
final class AttachmentDriver<Content: View, Modifier: Attachment>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let modifierOffset: Int
  private let plan = PropertyPlan<Modifier>.shared

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let node = AttachmentNode(modifier.pointee, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
    node.attach()
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: AttachmentNode<Modifier>.self)
    index += 1
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
    // After the content, as when it was mounted.
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    if plan.difference(of: &node.modifier, from: modifier) != .none { node.take(modifier.pointee) }
  }
}
