/// Collects the commands written in a closure.
@MainActor @resultBuilder public enum CommandsBuilder {
  /// Commands among other statements.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One command stands for itself.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several commands: none is shown.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Commands that may be left out.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}
