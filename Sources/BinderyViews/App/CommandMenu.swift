/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Takes the content of a menu.
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
