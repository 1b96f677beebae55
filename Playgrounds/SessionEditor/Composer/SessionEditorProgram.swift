import BinderyViews
public import PlaygroundPrograms
public import PlaygroundSupport
public import SessionEditorCore

/// The program `session-editor`: loads a session and shows the editor, live on a terminal, or else
/// as one frame when the tasks are over.
@MainActor public struct SessionEditorProgram: PlaygroundProgram {
  /// Whom it talks to.
  public let console: Console

  /// Makes the program.
  public init(console: Console) { self.console = console }

  /// Shows what is asked for, and returns why it could not be loaded, if so.
  public func show(_ options: SessionEditorOptions) async -> String? {
    let service = WatchedService(options.service)
    await present(options) {
      switch options.style {
      case .value: SessionEditorComposer(service: service)
      case .observable: SessionEditorModelComposer(service: service)
      }
    }
    return service.failure
  }
}

/// Remembers why a session could not be loaded, for standard error and the exit status.
private final class WatchedService: SessionService {
  private let service: any SessionService
  private let watch = FailureWatch()

  init(_ service: any SessionService) { self.service = service }

  /// Why the last load failed; nil if it did not.
  var failure: String? { watch.failure }

  func load() async throws -> Session { try await watch.watch { try await service.load() } }

  func save(_ session: Session) async throws { try await service.save(session) }
}
