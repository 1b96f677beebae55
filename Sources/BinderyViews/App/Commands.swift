/// Commands in the menus of a program. A terminal has no menu bar, so they are never shown.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands
  /// What these commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that are not made of others.
@MainActor @preconcurrency public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never evaluated: primitive commands have no body.
  public var body: Never { fatalError("Body of primitive commands") }
}

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

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Makes no commands.
  public init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Takes the content of a menu.
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

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

/// A group of commands that every program has.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing programs.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Making something.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving something.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Reading and writing files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// One window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}
