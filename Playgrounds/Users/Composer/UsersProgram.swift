import BinderyViews
public import PlaygroundPrograms
public import PlaygroundSupport
public import UsersCore

/// The program `users`: loads users and shows them, live on a terminal, or else as one frame when
/// the tasks are over.
@MainActor public struct UsersProgram: PlaygroundProgram {
  /// Whom it talks to.
  public let console: Console

  /// Makes the program.
  public init(console: Console) { self.console = console }

  /// Shows what is asked for, and returns why it could not be loaded, if so.
  public func show(_ options: UserOptions) async -> String? {
    let loader = WatchedUserLoader(Self.loader(for: options.source))
    await present(options) { UsersRoot(style: options.style, loader: loader) }
    return loader.failure
  }
}
