/// Commands in or beside a group that every program has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Takes commands, which are not made, to stand before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Takes commands, which are not made, to stand after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Takes commands, which are not made, in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
