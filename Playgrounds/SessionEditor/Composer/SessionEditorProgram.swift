public import BinderyTerminal
import BinderyViews
import PlaygroundSupport
import SessionEditorCore

/// The program `session-editor`: loads a session and shows the editor, live on a terminal, or else
/// as one frame when the tasks are over.
@MainActor public struct SessionEditorProgram {
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
  /// - Returns: The exit status: 0, or 1 if the session could not be loaded, or 2 if the arguments
  ///   make no sense.
  public func run(_ arguments: [String]) async -> Int32 {
    let options: SessionEditorOptions
    do throws(LaunchError) {
      options = try SessionEditorOptions.parse(arguments)
    } catch {
      self.error(error.message(program: SessionEditorOptions.program))
      return 2
    }
    if options.showsHelp {
      output(SessionEditorOptions.usage)
      return 0
    }
    return await show(options)
  }

  private func show(_ options: SessionEditorOptions) async -> Int32 {
    let service = WatchedService(options.service)
    let size = TerminalSize(width: options.width, height: options.height)
    let screen = TerminalScreen(size: size) {
      switch options.style {
      case .value: SessionEditorComposer(service: service)
      case .observable: SessionEditorModelComposer(service: service)
      }
    }
    await screen.show(isLive: isLive && !options.isPrinted, output: output)
    guard let failure = await service.failure else { return 0 }
    error("\(SessionEditorOptions.program): \(failure)")
    return 1
  }
}

/// Remembers why a session could not be loaded, for standard error and the exit status.
private actor WatchedService: SessionService {
  private let service: any SessionService
  private(set) var failure: String?

  init(_ service: any SessionService) { self.service = service }

  func load() async throws -> Session {
    do {
      return try await service.load()
    } catch {
      failure = "\(error)"
      throw error
    }
  }

  func save(_ session: Session) async throws { try await service.save(session) }
}
