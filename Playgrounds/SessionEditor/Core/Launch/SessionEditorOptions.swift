import Foundation
public import PlaygroundSupport

/// What the arguments of the `session-editor` program ask for.
public typealias SessionEditorOptions = LaunchOptions<SessionEditorStyle>

extension LaunchOptions where Style == SessionEditorStyle {
  /// The service for the session that is asked for.
  public var service: JSONSessionService {
    JSONSessionService(source: source ?? .bundled("session.json", in: .module))
  }
}
