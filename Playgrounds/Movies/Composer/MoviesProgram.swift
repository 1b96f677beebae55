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
    return await loader.failure
  }
}

/// Remembers why a loader failed, since the screen shows an empty list for it.
private actor WatchedLoader: MovieLoader {
  private let loader: any MovieLoader
  private(set) var failure: String?

  init(_ loader: any MovieLoader) { self.loader = loader }

  func load() async throws -> [Movie] {
    do {
      return try await loader.load()
    } catch {
      failure = "\(error)"
      throw error
    }
  }
}
