import Foundation
public import PlaygroundSupport

/// What the arguments of the `session-editor` program ask for.
public typealias SessionEditorOptions = LaunchOptions<SessionEditorStyle>

extension LaunchOptions where Style == SessionEditorStyle {
  /// The name the program is started by.
  public static var program: String { "session-editor" }

  /// The usage text, which ends with a line break.
  public static var usage: String { usage(program: program, items: "session") }

  /// The service for the session that is asked for.
  public var service: JSONSessionService {
    JSONSessionService(source: source ?? .bundled("session.json", in: .module))
  }
}
