import BinderyViews
public import PlaygroundPrograms
public import PlaygroundSupport
import TVShowsData

/// The program `tv-shows`: loads and lists shows, live on a terminal, or else as one frame when the
/// tasks are over.
@MainActor public struct ShowsProgram: PlaygroundProgram {
  /// Whom it talks to.
  public let console: Console

  /// Makes the program.
  public init(console: Console) { self.console = console }

  /// Shows what is asked for, and returns why it could not be loaded, if so.
  public func show(_ options: ShowOptions) async -> String? {
    let repository = WatchedShowRepository(
      options.source.map { JSONShowRepository($0) } ?? .bundled)
    await present(options) {
      ShowsRoot(style: options.style, repository: repository)
    }
    return repository.failure
  }
}
