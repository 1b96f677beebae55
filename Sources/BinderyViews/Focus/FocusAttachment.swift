/// Makes a view one that can have the focus, and says what else it means.
struct FocusAttachment: AttachmentModifier {
  var semantics = Semantics()
  /// What can have the focus; nil while nothing can.
  let target: FocusTarget?
  let center: FocusCenter?
  let links: [FocusLink]
  /// Whether a state asks for the focus.
  let isWanted: Bool
  var focusDidChange: (@MainActor (Bool) -> Void)?

  var _annotation: Annotation? {
    guard let target, let center else { return .semantics(semantics) }
    var semantics = semantics
    semantics.actions.focus = { if $0 { center.focus(target) } else { center.resign(target) } }
    semantics.actions.isFocused = { target.isFocused }
    return .semantics(semantics)
  }

  func _attach(to host: any AttachmentHost) {
    guard let target else { return }
    target.links = links
    target.focusDidChange = focusDidChange
    if isWanted { host.afterUpdate { center?.focus(target) } }
  }

  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    if let former = old.target, former !== target {
      host.afterUpdate { old.center?.end(former) }
    }
    guard let target else { return }
    target.links = links
    target.focusDidChange = focusDidChange
    if isWanted && !target.isFocused {
      host.afterUpdate { center?.focus(target) }
    } else if !isWanted && old.isWanted && target.isFocused {
      host.afterUpdate { center?.resign(target) }
    }
  }

  func _detach(_ memory: Void, from host: any AttachmentHost) {
    guard let target else { return }
    host.afterUpdate { [center] in
      if let center { center.end(target) } else { target.end() }
    }
  }
}
