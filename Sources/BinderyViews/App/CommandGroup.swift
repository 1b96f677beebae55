/// Commands in or beside a group that every program has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Takes commands that stand before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Takes commands that stand after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Takes commands in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}
