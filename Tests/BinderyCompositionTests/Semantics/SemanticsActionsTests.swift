import BinderyViews
import Testing

@MainActor @Suite struct SemanticsActionsTests {
  /// Everything that can be done.
  private var all: Semantics.Actions {
    var actions = Semantics.Actions()
    actions.activate = {}
    actions.increment = {}
    actions.decrement = {}
    actions.setText = { _ in }
    actions.text = { "" }
    actions.submit = {}
    actions.delete = {}
    actions.move = { _ in }
    actions.refresh = {}
    actions.dismiss = {}
    actions.longPress = {}
    actions.edit = { _ in }
    actions.input = { TextInput("") }
    actions.focus = { _ in }
    actions.isFocused = { false }
    actions.named = [named]
    return actions
  }

  private var named: Semantics.NamedAction { Semantics.NamedAction(name: "Copy") {} }

  /// The names of the actions that are missing.
  private func missing(in actions: Semantics.Actions) -> [String] {
    Mirror(reflecting: actions).children.compactMap { child in
      let value = Mirror(reflecting: child.value)
      return value.children.isEmpty && value.displayStyle != .none ? child.label : nil
    }
  }

  @Test func namesWhatIsMissing() {
    #expect(missing(in: all) == [])
    #expect(missing(in: Semantics.Actions()).count == Mirror(reflecting: all).children.count)
  }

  @Test func eachActionIsKeptUnderAViewThatDoesSomethingElse() {
    var (inner, outer) = (Semantics(), Semantics())
    inner.actions = all
    outer.actions.named = [named]
    let edited = inner.edited(by: outer).actions
    #expect(missing(in: edited) == [])
    #expect(edited.named.map(\.name) == ["Copy", "Copy"])
  }

  @Test func eachActionIsTakenFromTheViewAround() {
    var (inner, outer) = (Semantics(), Semantics())
    inner.actions.named = [named]
    outer.actions = all
    #expect(missing(in: inner.edited(by: outer).actions) == [])
  }

  @Test func eachActionIsTakenFromAPart() {
    var (whole, part) = (Semantics(), Semantics())
    whole.actions.named = [named]
    part.actions = all
    whole.addActions(of: part)
    #expect(missing(in: whole.actions) == [])
  }
}
