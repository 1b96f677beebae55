import BinderyViews
public import MoviesCore
public import PlaygroundPrograms
public import PlaygroundSupport

/// The program `movies`: loads films and shows them, live on a terminal, or else as one frame when
/// the tasks are over.
@MainActor public struct MoviesProgram: PlaygroundProgram {
  /// Whom it talks to.
  public let console: Console

  /// Makes the program.
  public init(console: Console) { self.console = console }

  /// Shows what is asked for, and returns why it could not be loaded, if so.
  public func show(_ options: MovieOptions) async -> String? {
    let loader = WatchedLoader(options.loader)
    await present(options) {
      switch options.style {
      case .value: MoviesComposer(loader: loader)
      case .observable: MoviesModelComposer(loader: loader)
      }
    }
    return loader.failure
  }
}

/// Remembers why a loader failed, since the screen shows an empty list for it.
private final class WatchedLoader: MovieLoader {
  private let loader: any MovieLoader
  private let watch = FailureWatch()

  init(_ loader: any MovieLoader) { self.loader = loader }

  /// Why the last load failed; nil if it did not.
  var failure: String? { watch.failure }

  func load() async throws -> [Movie] { try await watch.watch { try await loader.load() } }
}
