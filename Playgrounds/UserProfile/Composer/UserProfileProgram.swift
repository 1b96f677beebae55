public import BinderyTerminal
import BinderyViews
import PlaygroundSupport
import UserProfileCore

/// The program `user-profile`: loads a profile and shows the card, live on a terminal, or else as
/// one frame when the tasks are over.
@MainActor public struct UserProfileProgram {
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
  /// - Returns: The exit status: 0, or 1 if the profile could not be loaded, or 2 if the arguments
  ///   make no sense.
  public func run(_ arguments: [String]) async -> Int32 {
    let options: UserProfileOptions
    do throws(LaunchError) {
      options = try UserProfileOptions.parse(arguments)
    } catch {
      self.error(error.message(program: UserProfileOptions.program))
      return 2
    }
    if options.showsHelp {
      output(UserProfileOptions.usage)
      return 0
    }
    return await show(options)
  }

  private func show(_ options: UserProfileOptions) async -> Int32 {
    let loader = WatchedLoader(options.loader)
    let size = TerminalSize(width: options.width, height: options.height)
    let screen = TerminalScreen(size: size) {
      switch options.style {
      case .value: UserProfileComposer(loader: loader)
      case .observable: UserProfileObservableComposer(loader: loader)
      case .observableObject: UserProfileObservableObjectComposer(loader: loader)
      case .callback: UserProfileCallbackComposer(loader: loader)
      case .propertyObserver: UserProfilePropertyObserverComposer(loader: loader)
      case .subject: UserProfileSubjectComposer(loader: loader)
      }
    }
    await screen.show(isLive: isLive && !options.isPrinted, output: output)
    guard let failure = await loader.failure else { return 0 }
    error("\(UserProfileOptions.program): \(failure)")
    return 1
  }
}

/// Remembers why a profile could not be loaded, for standard error and the exit status.
private actor WatchedLoader: ProfileLoader {
  private let loader: any ProfileLoader
  private(set) var failure: String?

  init(_ loader: any ProfileLoader) { self.loader = loader }

  func load() async throws -> UserProfile {
    do {
      return try await loader.load()
    } catch {
      failure = "\(error)"
      throw error
    }
  }
}
