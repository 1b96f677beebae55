public import BinderyTerminal
import BinderyViews
import MoviesCore
import PlaygroundSupport

/// The program `movies`: loads films and shows them, live on a terminal, or else as one frame when
/// the tasks are over.
@MainActor public struct MoviesProgram {
  /// Whether a person may use it.
  private let isLive: Bool
  /// Takes what the program has to say.
  private let output: (String) -> Void
  /// Takes what went wrong.
  private let error: (String) -> Void

  /// Makes the program, which writes to the standard streams unless told otherwise.
  /// - Parameter isLive: Whether a person may use it, where one is at a terminal.
  public init(
    isLive: Bool = false,
    output: @escaping (String) -> Void = { StandardStream.output.write(line: $0) },
    error: @escaping (String) -> Void = { StandardStream.error.write(line: $0) }
  ) {
    self.isLive = isLive
    self.output = output
    self.error = error
  }

  /// Runs with the arguments that follow the program's name.
  /// - Returns: The exit status: 0, or 1 if the films could not be loaded, or 2 if the arguments
  ///   make no sense.
  public func run(_ arguments: [String]) async -> Int32 {
    let options: MovieOptions
    do throws(LaunchError) {
      options = try MovieOptions.parse(arguments)
    } catch {
      self.error(error.message(program: MovieOptions.program))
      return 2
    }
    if options.showsHelp {
      output(MovieOptions.usage)
      return 0
    }
    return await show(options)
  }

  private func show(_ options: MovieOptions) async -> Int32 {
    let loader = WatchedLoader(options.loader)
    let size = TerminalSize(width: options.width, height: options.height)
    let screen = TerminalScreen(size: size) {
      switch options.style {
      case .value: MoviesComposer(loader: loader)
      case .observable: MoviesModelComposer(loader: loader)
      }
    }
    await screen.show(isLive: isLive && !options.isPrinted, output: output)
    guard let failure = await loader.failure else { return 0 }
    error("\(MovieOptions.program): \(failure)")
    return 1
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
