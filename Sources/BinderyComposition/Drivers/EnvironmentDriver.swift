import BinderyBindings
import BinderyViews

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
