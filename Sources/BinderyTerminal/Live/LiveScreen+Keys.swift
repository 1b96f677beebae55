import BinderyComposition
import BinderyText
import BinderyViews

extension LiveScreen {
  /// Does what a key means for what is selected. `update()` then shows it.
  package func press(_ key: TerminalKey) {
    let controls = controls
    let selected = index(in: controls).map { controls[$0] }
    switch key {
    case .control("c"), .control("d"): isOver = true
    case .control("z"): wantsToSuspend = true
    case .control("l"): forgetShown()
    case .tab: step(1, wraps: true)
    case .backTab: step(-1, wraps: true)
    case .downArrow: step(1, wraps: false)
    case .upArrow: step(-1, wraps: false)
    case .pageDown: scroll(pages: 1)
    case .pageUp: scroll(pages: -1)
    case .home where !(selected?.takesText ?? false): scroll(rows: -Self.farAway)
    case .end where !(selected?.takesText ?? false): scroll(rows: Self.farAway)
    case .escape: escape()
    default:
      guard let action = action(of: key, for: selected) ?? shortcut(key, among: controls) else {
        return
      }
      perform(action)
    }
  }

  /// More rows than anything has.
  private static var farAway: Int { 1 << 32 }

  func perform(_ action: @MainActor () -> Void) {
    composition.perform(action)
    composition.flush()
  }

  /// What a key does to a control.
  private func action(
    of key: TerminalKey, for control: LiveControl?
  ) -> (@MainActor () -> Void)? {
    guard let control else { return nil }
    if control.takesText { return typing(key, in: control) }
    let actions = control.actions
    return switch key {
    case .return, .character(" "): actions.activate
    case .rightArrow: actions.increment
    case .leftArrow: actions.decrement
    case .deleteForward, .backspace: control.delete
    case .control("o"): control.longPress
    default: nil
    }
  }

  private func typing(_ key: TerminalKey, in field: LiveControl) -> (@MainActor () -> Void)? {
    let actions = field.actions
    let edit: TextInput.Edit
    switch key {
    case .return: return actions.submit ?? newLine(actions)
    case .character(let character): edit = .insert(String(character))
    case .paste(let text): edit = .insert(pasted(text, isOneLine: actions.submit != nil))
    case .backspace: edit = .deleteBackward
    case .deleteForward: edit = .deleteForward
    case .leftArrow: edit = .move(-1)
    case .rightArrow: edit = .move(1)
    case .home: edit = .moveToStart
    case .end: edit = .moveToEnd
    default: return nil
    }
    if !field.isFocused, let focus = actions.focus { perform { focus(true) } }
    return actions.typing(edit)
  }

  private func newLine(_ actions: Semantics.Actions) -> (@MainActor () -> Void)? {
    actions.typing(.insert("\n"))
  }

  /// Pasted text without what no key types.
  private func pasted(_ text: String, isOneLine: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\n", "\r": result.append(isOneLine ? " " : "\n")
      case "\t": result.append(" ")
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// What a key does wherever the selection is: the shortcuts of controls, and loading again.
  private func shortcut(
    _ key: TerminalKey, among controls: [LiveControl]
  ) -> (@MainActor () -> Void)? {
    let pressed: KeyEquivalent
    var modifiers: [EventModifiers] = [[]]
    switch key {
    case .return: pressed = .return
    case .character(let character): pressed = KeyEquivalent(character)
    case .control(let letter):
      pressed = KeyEquivalent(letter)
      // A terminal has no command key.
      modifiers = [.command, .control]
    default: return nil
    }
    for control in controls {
      guard let shortcut = control.element.semantics.keyboardShortcut else { continue }
      if shortcut.key == pressed, modifiers.contains(shortcut.modifiers) {
        return control.actions.activate
      }
    }
    return key == .control("r") ? refresh : nil
  }

  private var refresh: (@MainActor () -> Void)? {
    let elements = composition.semanticTree.flattened
    return elements.lazy.filter(\.isEnabled).compactMap(\.semantics.actions.refreshing).first
  }

  /// Presses what gives up, or puts away the layer above the screen, or goes back.
  private func escape() {
    let elements = composition.semanticTree.flattened.filter(\.isEnabled)
    let cancel = elements.first { $0.semantics.keyboardShortcut == .cancelAction }
    if let activate = cancel?.semantics.actions.activate {
      perform(activate)
      return
    }
    let left = elements.first(where: \.canBePutAway) ?? elements.first(where: \.leadsBack)
    if let dismiss = left?.semantics.actions.dismiss { perform(dismiss) }
  }
}
