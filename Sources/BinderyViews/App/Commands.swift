/// Commands in the menus of a program. A terminal has no menu bar, so they are never shown.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands
  /// What these commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Makes no commands.
  public init() {}
}

/// The commands that show and hide the sidebar.
public struct SidebarCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}
}

/// The commands that edit text.
public struct TextEditingCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}
}

/// The commands that format text.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}
}

/// The commands that show and hide the toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}
}
