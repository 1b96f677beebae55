import BinderyTerminal
import BinderyViews
import MoviesCore
import PlaygroundSupport

/// The program `movies`: loads films, lets the tasks finish and prints what a person would see.
@MainActor public enum MoviesProgram {
  /// Runs with the arguments that follow the program's name. Returns the exit status.
  public static func run(_ arguments: [String]) async -> Int32 {
    let options: MovieOptions
    do throws(LaunchError) {
      options = try MovieOptions.parse(arguments)
    } catch {
      StandardStream.error.write(line: error.message(program: MovieOptions.program))
      return 2
    }
    if options.showsHelp {
      StandardStream.output.write(line: MovieOptions.usage)
      return 0
    }
    return await show(options)
  }

  private static func show(_ options: MovieOptions) async -> Int32 {
    let loader = WatchedLoader(options.loader)
    let size = TerminalSize(width: options.width, height: options.height)
    let frame = PrintedFrame(size: size) {
      switch options.style {
      case .value: MoviesComposer(loader: loader)
      case .observable: MoviesModelComposer(loader: loader)
      }
    }
    await frame.print()
    guard let failure = await loader.failure else { return 0 }
    StandardStream.error.write(line: "\(MovieOptions.program): \(failure)")
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
