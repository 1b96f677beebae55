/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Takes the content of a menu, which is not made.
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
