extension View {
  /// Has a key press the control of this view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key press the control of this view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    var semantics = Semantics()
    semantics.keyboardShortcut = shortcut
    return self.semantics(semantics)
  }

  /// Has a key press the control of this view, if there is one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    var semantics = Semantics()
    semantics.keyboardShortcut = shortcut
    return self.semantics(semantics)
  }
}
