/// A key that presses a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut of a key and those that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what is usually meant.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
