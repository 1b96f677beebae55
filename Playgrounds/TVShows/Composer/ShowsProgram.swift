public import BinderyTerminal
import BinderyViews
import PlaygroundSupport
import TVShowsData

/// The program `tv-shows`: loads and lists shows, live on a terminal, or else as one frame when the
/// tasks are over.
@MainActor public struct ShowsProgram {
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
  /// - Returns: The exit status: 0, or 1 if the shows could not be loaded, or 2 if the arguments
  ///   make no sense.
  public func run(_ arguments: [String]) async -> Int32 {
    let options: ShowOptions
    do throws(LaunchError) {
      options = try ShowOptions.parse(arguments)
    } catch {
      self.error(error.message(program: ShowOptions.program))
      return 2
    }
    if options.showsHelp {
      output(ShowOptions.usage)
      return 0
    }
    return await show(options)
  }

  private func show(_ options: ShowOptions) async -> Int32 {
    let repository = WatchedShowRepository(
      options.source.map { JSONShowRepository($0) } ?? .bundled)
    let size = TerminalSize(width: options.width, height: options.height)
    let screen = TerminalScreen(size: size) {
      ShowsRoot(style: options.style, repository: repository)
    }
    await screen.show(isLive: isLive && !options.isPrinted, output: output)
    guard let failure = repository.failure else { return 0 }
    error("\(ShowOptions.program): \(failure)")
    return 1
  }
}
