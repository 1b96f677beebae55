import BinderyText
import BinderyViews

/// What a person could do on a screen now, in the order of the tree.
@MainActor struct ExplorationChoices {
  private var targets: [(target: ExplorationStep.Target, kinds: [Kind])] = []
  private var rowCount = 0

  private enum Kind {
    case plain(ExplorationStep.Action)
    case type
    case move
  }

  init(on screen: Screen, _ exploration: Exploration) {
    let elements = Array(screen.tree.flattened.dropFirst())
    var counts: [Semantics.Role: Int] = [:]
    for element in elements {
      let position = counts[element.role, default: 0]
      counts[element.role] = position + 1
      if !element.isEnabled { continue }
      let kinds = Self.kinds(of: element.semantics.actions)
      if kinds.isEmpty { continue }
      let query = ElementQuery(role: element.role, name: .label(element.label))
      let isUnique =
        !element.label.isEmpty
        && elements.count { query.role == $0.role && $0.label == element.label } == 1
      targets.append(
        (
          isUnique
            ? .label(element.role, element.label) : .position(element.role, position), kinds
        ))
    }
    rowCount = counts[.row] ?? 0
    for event in exploration.events { targets.append((.event(event.name), [.plain(.tap)])) }
  }

  private static func kinds(of actions: Semantics.Actions) -> [Kind] {
    var kinds: [Kind] = []
    if actions.activate != nil { kinds.append(.plain(.tap)) }
    if actions.takesTyping { kinds += [.type, .type, .plain(.clear)] }
    if actions.submit != nil { kinds.append(.plain(.submit)) }
    if actions.increment != nil { kinds.append(.plain(.increment)) }
    if actions.decrement != nil { kinds.append(.plain(.decrement)) }
    if actions.delete != nil { kinds.append(.plain(.delete)) }
    if actions.move != nil { kinds.append(.move) }
    if actions.refresh != nil { kinds.append(.plain(.refresh)) }
    if actions.dismiss != nil { kinds.append(.plain(.dismiss)) }
    if actions.longPress != nil { kinds.append(.plain(.longPress)) }
    return kinds
  }

  /// One of them, each element as likely as any other. Nil where there is nothing to do.
  func random(using generator: inout SeededGenerator) -> ExplorationStep? {
    guard let (target, kinds) = targets.randomElement(using: &generator),
      let kind = kinds.randomElement(using: &generator)
    else { return nil }
    switch kind {
    case .plain(let action): return ExplorationStep(target: target, action: action)
    case .type:
      return ExplorationStep(target: target, action: .type(RandomText.make(using: &generator)))
    case .move:
      let position = Int.random(in: 0...rowCount, using: &generator)
      return ExplorationStep(target: target, action: .move(position))
    }
  }
}
