import BinderyViews
public import PlaygroundPrograms
public import PlaygroundSupport
public import UserProfileCore

/// The program `user-profile`: loads a profile and shows the card, live on a terminal, or else as
/// one frame when the tasks are over.
@MainActor public struct UserProfileProgram: PlaygroundProgram {
  /// Whom it talks to.
  public let console: Console

  /// Makes the program.
  public init(console: Console) { self.console = console }

  /// Shows what is asked for, and returns why it could not be loaded, if so.
  public func show(_ options: UserProfileOptions) async -> String? {
    let loader = WatchedLoader(options.loader)
    await present(options) {
      switch options.style {
      case .value: UserProfileComposer(loader: loader)
      case .observable: UserProfileObservableComposer(loader: loader)
      case .observableObject: UserProfileObservableObjectComposer(loader: loader)
      case .callback: UserProfileCallbackComposer(loader: loader)
      case .propertyObserver: UserProfilePropertyObserverComposer(loader: loader)
      case .subject: UserProfileSubjectComposer(loader: loader)
      }
    }
    return loader.failure
  }
}

/// Remembers why a profile could not be loaded, for standard error and the exit status.
private final class WatchedLoader: ProfileLoader {
  private let loader: any ProfileLoader
  private let watch = FailureWatch()

  init(_ loader: any ProfileLoader) { self.loader = loader }

  /// Why the last load failed; nil if it did not.
  var failure: String? { watch.failure }

  func load() async throws -> UserProfile { try await watch.watch { try await loader.load() } }
}
